import { FormField } from "@safar/ui/form-field";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import type { ReactNode, Ref } from "react";
import * as css from "./pick-button.css.ts";

/** A field whose value is chosen elsewhere: in a sheet or a panel. Looks like one that is typed into, and is sent like one. */
export function PickButton({
  id,
  name,
  label,
  icon,
  value,
  shown,
  spoken = shown,
  second,
  placeholder,
  error,
  anchor,
  ref,
  onNear,
  onPress,
}: {
  id: string;
  name: string;
  label: string;
  icon: LucideIcon;
  /** What the form sends. */
  value: string;
  /** What is read; the placeholder stands in for an empty text. */
  shown: string;
  /** What is heard, where that is more. */
  spoken?: string;
  /** A second, smaller line. */
  second?: ReactNode;
  placeholder: string;
  error: string | undefined;
  /** The `anchor-name` that a panel stands beside. */
  anchor?: string;
  ref?: Ref<HTMLButtonElement>;
  /** Somebody comes near: what it opens may be fetched. */
  onNear: () => unknown;
  onPress: () => void;
}) {
  return (
    <FormField label={label} error={error} id={id}>
      {(control) => (
        <>
          <button
            {...control}
            ref={ref}
            type="button"
            className={css.button}
            style={anchor === undefined ? undefined : { anchorName: anchor }}
            aria-haspopup="dialog"
            aria-label={`${label}: ${shown === "" ? placeholder : spoken}`}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={onPress}
          >
            <span className={css.icon}>
              <Icon of={icon} />
            </span>
            <span className={css.words}>
              <span className={shown === "" ? css.placeholder : css.text}>{shown === "" ? placeholder : shown}</span>
              {second && <span className={css.second}>{second}</span>}
            </span>
          </button>
          <input type="hidden" name={name} value={value} />
        </>
      )}
    </FormField>
  );
}
