import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { Segmented } from "../segmented/segmented.tsx";

export type Mode = "light" | "dark" | "system";

/** Put it in a form that sends `name`, so that a choice also counts before the page comes alive. */
export const ModeSwitch = ({
  label,
  words,
  name = "mode",
  value,
  defaultValue,
  onChange,
}: {
  label: string;
  words: Record<Mode, string>;
  name?: string;
  value?: Mode;
  defaultValue?: Mode;
  onChange?: (mode: Mode) => void;
}) => (
  <Segmented
    label={label}
    name={name}
    value={value}
    defaultValue={defaultValue}
    onChange={(mode) => onChange?.(mode as Mode)}
    iconsOnly
    segments={[
      { value: "light", label: words.light, icon: Sun },
      { value: "dark", label: words.dark, icon: Moon },
      { value: "system", label: words.system, icon: Monitor },
    ]}
  />
);
