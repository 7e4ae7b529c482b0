import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as css from "./disclosure.css.ts";

/** Native `details`: it opens without script and is found by the browser's own search. */
export const Disclosure = ({
  title,
  children,
  ...rest
}: { title: ReactNode; children: ReactNode } & Pick<
  ComponentProps<"details">,
  "open" | "name" | "id" | "onToggle"
>) => (
  <details {...rest} className={css.disclosure}>
    <summary className={css.summary}>
      {title}
      <span className={css.mark}>
        <Icon of={ChevronDown} />
      </span>
    </summary>
    <div className={css.body}>{children}</div>
  </details>
);

/** Disclosures of which at most one is open. */
export const Accordion = ({
  name,
  items,
}: {
  name: string;
  items: readonly { id: string; title: ReactNode; body: ReactNode }[];
}) => (
  <div className={css.list}>
    {items.map(({ id, title, body }) => (
      <Disclosure key={id} id={id} name={name} title={title}>
        {body}
      </Disclosure>
    ))}
  </div>
);
