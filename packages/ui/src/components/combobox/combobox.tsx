import {
  ComboBox,
  FieldError,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from "react-aria-components";
import * as field from "../form-field/form-field.css.ts";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./combobox.css.ts";

export type ComboboxOption = {
  id: string;
  label: string;
  /** A second line, such as the country. */
  detail?: string;
  /** A short code at the end, such as an airport's; it stays left to right. */
  mark?: string;
  icon?: LucideIcon;
};

/**
 * Type to be offered choices. The options belong to the caller: answer `onInputChange` with new ones, as they come.
 * Heavy, so load it lazily over a plain field that sends the same `name`.
 */
export function Combobox({
  locale,
  label,
  hint,
  error,
  name,
  icon,
  placeholder,
  options,
  isLoading = false,
  loading,
  empty,
  inputValue,
  onInputChange,
  value,
  onChange,
}: {
  /** BCP 47, such as `ar-SA-u-nu-latn`. */
  locale: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The form sends the chosen option's id under this name. */
  name?: string;
  icon?: LucideIcon;
  placeholder?: string;
  options: readonly ComboboxOption[];
  isLoading?: boolean;
  /** Shown while options are on their way. */
  loading: string;
  /** Shown when nothing fits. */
  empty: string;
  inputValue: string;
  onInputChange: (text: string) => void;
  /** The chosen option's id. */
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className={field.field}
        items={options}
        inputValue={inputValue}
        onInputChange={onInputChange}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={Boolean(error)}
        allowsEmptyCollection
        menuTrigger="focus"
        {...(name && { name })}
      >
        <Label className={field.label}>{label}</Label>
        <div className={field.frame}>
          {icon && (
            <span className={field.lead}>
              <Icon of={icon} />
            </span>
          )}
          <Input className={field.control} {...(placeholder && { placeholder })} />
        </div>
        {hint && (
          <Text slot="description" className={field.hint}>
            {hint}
          </Text>
        )}
        <FieldError className={field.error}>{error}</FieldError>
        <Popover className={css.popover} offset={4}>
          <ListBox<ComboboxOption>
            className={css.list}
            renderEmptyState={() => (
              <div className={css.note}>
                {isLoading && <Spinner />}
                {isLoading ? loading : empty}
              </div>
            )}
          >
            {({ id, label, detail, mark, icon }) => (
              <ListBoxItem id={id} textValue={label} className={css.option}>
                {icon && (
                  <span className={css.icon}>
                    <Icon of={icon} size={18} />
                  </span>
                )}
                <span className={css.words}>
                  <Text slot="label">{label}</Text>
                  {detail && (
                    <Text slot="description" className={css.detail}>
                      {detail}
                    </Text>
                  )}
                </span>
                {mark && <bdi className={css.mark}>{mark}</bdi>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
