import { type ReactNode, use } from "react";
import { hidden } from "../../support/hidden.css.ts";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./combobox.css.ts";
import { ListContext } from "./list-keys.ts";

export type ComboboxOption = {
  id: string;
  label: string;
  /** A second line, such as the country. */
  detail?: ReactNode;
  /** A short code at the end, such as an airport's; it stays left to right. */
  mark?: string;
  icon?: LucideIcon;
  /** The heading that it stands under. Options of one group follow each other. */
  group?: string;
};

function Option({ option, isChosen, onChoose }: { option: ComboboxOption; isChosen: boolean; onChoose: () => void }) {
  const { id: list, active } = use(ListContext);
  const { id, label, detail, mark, icon } = option;
  const own = `${list}-${id}`;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      role="option"
      id={own}
      aria-selected={isChosen}
      data-active={own === active || undefined}
      className={css.option}
      onClick={onChoose}
    >
      {icon && (
        <span className={css.icon}>
          <Icon of={icon} size={18} />
        </span>
      )}
      <span className={css.words}>
        <span>{label}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      {mark && <bdi className={css.mark}>{mark}</bdi>}
    </div>
  );
}

/** Stands where no option can: why, or that they are on their way. */
export const ChoicesNote = ({ isLoading = false, children }: { isLoading?: boolean; children: ReactNode }) => (
  <div className={css.note}>
    {isLoading && <Spinner />}
    {children}
  </div>
);

/** What can be chosen in the field around it. The options belong to the caller; the keys are the field's. */
export function Choices({
  label,
  options,
  isLoading = false,
  loading,
  empty,
  count,
  value,
  onChoose,
}: {
  label: string;
  options: readonly ComboboxOption[];
  /** An answer to what is typed is on its way; until then the options are of something else, and keys leave them alone. */
  isLoading?: boolean;
  /** Shown while options are on their way. */
  loading: string;
  /** Shown when nothing fits. */
  empty: ReactNode;
  /** How many there are, in words that are only heard. */
  count: string;
  /** The chosen option's id. */
  value: string | null;
  onChoose: (id: string) => void;
}) {
  const { id } = use(ListContext);
  const groups = [...Map.groupBy(options, ({ group }) => group ?? "")];
  const optionOf = (option: ComboboxOption) => (
    <Option key={option.id} option={option} isChosen={option.id === value} onChoose={() => onChoose(option.id)} />
  );
  return (
    <>
      <div role="listbox" id={id} aria-label={label} aria-busy={isLoading || undefined} className={css.list}>
        {groups.map(([name, members], index) =>
          name === "" ? (
            members.map(optionOf)
          ) : (
            <div key={name} role="group" aria-labelledby={`${id}-group-${index}`}>
              <div id={`${id}-group-${index}`} role="presentation" className={css.heading}>
                {name}
              </div>
              {members.map(optionOf)}
            </div>
          ),
        )}
      </div>
      {options.length === 0 && <ChoicesNote isLoading={isLoading}>{isLoading ? loading : empty}</ChoicesNote>}
      <div role="status" className={hidden}>
        {!isLoading && options.length > 0 && count}
      </div>
    </>
  );
}
