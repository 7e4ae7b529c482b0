import Search from "lucide-react/icons/search";
import type { ComponentProps } from "react";
import { type FieldWords } from "../form-field/form-field.tsx";
import { TextField } from "../text-field/text-field.tsx";

/** Put it in a `form` with `role="search"`: Enter then works before the page comes alive. */
export const SearchField = (props: FieldWords & Omit<ComponentProps<"input">, "type">) => (
  <TextField enterKeyHint="search" autoComplete="off" {...props} type="search" icon={Search} />
);
