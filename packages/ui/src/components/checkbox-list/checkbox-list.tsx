import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import * as css from "./checkbox-list.css.ts";

/** Things that are ticked one by one, each with a line below its name, or all of them at once. */
export function CheckboxList({
  all,
  of,
  chosen,
  onToggle,
}: {
  /** The words of all of them. */
  all: ReactNode;
  of: readonly { readonly id: string; readonly label: string; readonly note: string }[];
  /** By their ids; others may be among them. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
}) {
  const rest = of.filter(({ id }) => !chosen.includes(id));
  return (
    <>
      <div>
        <Button
          size="small"
          aria-pressed={rest.length === 0}
          onClick={() => {
            for (const { id } of rest.length === 0 ? of : rest) onToggle(id);
          }}
        >
          {all}
        </Button>
      </div>
      <div className={css.list}>
        {of.map(({ id, label, note }) => (
          <Checkbox
            key={id}
            label={
              <>
                <bdi>{label}</bdi>
                <bdi className={css.note}>{note}</bdi>
              </>
            }
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </div>
    </>
  );
}
