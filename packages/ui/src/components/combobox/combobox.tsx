import X from "lucide-react/icons/x";
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId } from "react";
import * as field from "../form-field/form-field.css.ts";
import { type FieldWords, FormField } from "../form-field/form-field.tsx";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./combobox.css.ts";
import { ListContext, useListKeys } from "./list-keys.ts";

export { Choices, ChoicesNote, type ComboboxOption } from "./choices.tsx";

/** An id of React's own as part of a name that stylesheets can read. */
const nameOf = (id: string): string => `--${id.replaceAll(/[^\w-]/g, "")}`;

/**
 * Type into it, or choose from the list under it, which comes as its child: `Choices`, as late as it likes, since the field is the
 * same before and after. A press into a filled one selects its words, so that typing takes their place.
 */
export function Combobox({
  label,
  hint,
  error,
  optional,
  id,
  icon,
  value,
  isOpen,
  isPlain = false,
  onOpen,
  onType,
  onLeave,
  onAccept,
  children,
  ...input
}: FieldWords &
  Pick<ComponentProps<"input">, "name" | "placeholder" | "list" | "onPointerEnter"> & {
    icon?: LucideIcon;
    value: string;
    isOpen: boolean;
    /** Its page is not alive yet: it is a field that is typed into, and no more. */
    isPlain?: boolean;
    onOpen: (isOpen: boolean) => void;
    onType: (text: string) => void;
    /** The focus has gone elsewhere. */
    onLeave: () => void;
    /** Enter, with no option under the arrows. Says whether that meant the list; if not, it sends the form. */
    onAccept: () => boolean;
    /** The list. */
    children: ReactNode;
  }) {
  const list = useId();
  const anchor = nameOf(list);
  const keys = useListKeys(list);
  const close = () => {
    keys.forget();
    onOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isOpen) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      onOpen(true);
    } else if (key === "Escape") close();
    else if (!keys.isForList(event) && !(key === "Enter" && onAccept())) return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
  };
  return (
    <FormField {...{ label, hint, error, optional, id }}>
      {(control) => (
        <div
          className={css.place}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            close();
            onLeave();
          }}
        >
          <div className={field.frame} style={{ anchorName: anchor }}>
            {icon && (
              <span className={field.lead}>
                <Icon of={icon} />
              </span>
            )}
            <input
              {...input}
              {...control}
              className={field.control}
              autoComplete="off"
              value={value}
              onChange={({ currentTarget }) => {
                keys.forget();
                onType(currentTarget.value);
                if (!isPlain) onOpen(true);
              }}
              {...(!isPlain && {
                role: "combobox",
                "aria-autocomplete": "list",
                "aria-expanded": isOpen,
                "aria-controls": isOpen ? list : undefined,
                "aria-activedescendant": (isOpen && keys.active) || undefined,
                onKeyDown,
                onFocus: ({ currentTarget }) => {
                  currentTarget.select();
                  onOpen(true);
                },
                // The browser would put the caret where it was pressed, and the selection would be gone.
                onMouseDown: (event) => {
                  if (document.activeElement === event.currentTarget) return;
                  event.preventDefault();
                  event.currentTarget.focus();
                },
                onClick: () => onOpen(true),
              })}
            />
          </div>
          {children && (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press on it leaves the focus in the field
            <div
              className={css.popover}
              style={{ positionAnchor: anchor }}
              hidden={!isOpen}
              onMouseDown={(event) => event.preventDefault()}
            >
              <ListContext value={{ id: list, active: keys.active }}>{children}</ListContext>
            </div>
          )}
        </div>
      )}
    </FormField>
  );
}

/** The same over the list that it searches, which is always open: at the top of a sheet, for phones. */
export function ChoiceSearch({
  label,
  placeholder,
  clear,
  value,
  onType,
  onAccept,
  ref,
  children,
}: Pick<ComponentProps<"input">, "placeholder"> & {
  label: string;
  /** The clear button's words, only heard. */
  clear: string;
  value: string;
  onType: (text: string) => void;
  /** Enter, with no option under the arrows. */
  onAccept: () => void;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}) {
  const list = useId();
  const keys = useListKeys(list);
  const type = (text: string) => {
    keys.forget();
    onType(text);
  };
  return (
    <>
      <div className={css.searchRow}>
        <div className={field.frame}>
          <input
            ref={ref}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            className={field.control}
            aria-label={label}
            aria-autocomplete="list"
            aria-controls={list}
            aria-activedescendant={keys.active ?? undefined}
            placeholder={placeholder}
            value={value}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={(event) => {
              if (keys.isForList(event)) event.preventDefault();
              else if (event.key === "Enter") {
                event.preventDefault();
                onAccept();
              }
            }}
          />
          {value !== "" && <IconButton icon={X} label={clear} onClick={() => type("")} />}
        </div>
      </div>
      <ListContext value={{ id: list, active: keys.active }}>{children}</ListContext>
    </>
  );
}
