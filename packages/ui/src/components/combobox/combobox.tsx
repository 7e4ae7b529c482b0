import X from "lucide-react/icons/x";
import { type FocusEventHandler, type ReactNode, useMemo, useRef } from "react";
import {
  Autocomplete,
  Button,
  Collection,
  ComboBox,
  FieldError,
  Header,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  Text,
} from "react-aria-components";
import * as field from "../form-field/form-field.css.ts";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import { iconButton } from "../icon-button/icon-button.css.ts";
import { Spinner } from "../spinner/spinner.tsx";
import * as css from "./combobox.css.ts";

export type ComboboxOption = {
  id: string;
  label: string;
  /** What stands in the field once it is chosen; its label when not given. */
  text?: string;
  /** A second line, such as the country. */
  detail?: string;
  /** A short code at the end, such as an airport's; it stays left to right. */
  mark?: string;
  icon?: LucideIcon;
  /** The heading that it stands under. Options of one group follow each other. */
  group?: string;
};

type Choices = {
  /** BCP 47, such as `ar-SA-u-nu-latn`. */
  locale: string;
  label: string;
  placeholder?: string;
  options: readonly ComboboxOption[];
  isLoading?: boolean;
  /** Shown while options are on their way. */
  loading: string;
  /** Shown when nothing fits. */
  empty: ReactNode;
  inputValue: string;
  onInputChange: (text: string) => void;
};

/** Pixels: enough for five choices, and little enough to stand below a field in the middle of a window. */
const listHeight = 380;

type Section = { id: string; options: readonly ComboboxOption[] };

const sectionsOf = (options: readonly ComboboxOption[]): Section[] =>
  [...Map.groupBy(options, ({ group }) => group ?? "")].map(([id, ofGroup]) => ({ id, options: ofGroup }));

const Option = ({ id, label, text = label, detail, mark, icon }: ComboboxOption) => (
  <ListBoxItem id={id} textValue={text} className={css.option}>
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
);

const Group = ({ id, options }: Section) => (
  <ListBoxSection id={`group-${id}`}>
    {id && <Header className={css.heading}>{id}</Header>}
    <Collection items={options}>{(option) => <Option {...option} />}</Collection>
  </ListBoxSection>
);

const Note = ({ isLoading, loading, empty }: Pick<Choices, "isLoading" | "loading" | "empty">) => (
  <div className={css.note}>
    {isLoading && <Spinner />}
    {isLoading ? loading : empty}
  </div>
);

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
  id,
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
  onFocus,
  onBlur,
  keepsText = false,
  takesFocus = false,
}: Choices & {
  hint?: string;
  error?: string | undefined;
  /** The form sends the chosen option's id under this name. */
  name?: string;
  /** The control's id; the error summary links to it. */
  id?: string;
  icon?: LucideIcon;
  /** The chosen option's id. */
  value: string | null;
  onChange: (id: string | null) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  /** What was typed stays when nothing is chosen; the form then sends it instead. */
  keepsText?: boolean;
  /** It takes the place of a plain field that had the focus. */
  takesFocus?: boolean;
}) {
  const sections = useMemo(() => sectionsOf(options), [options]);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className={field.field}
        items={sections}
        inputValue={inputValue}
        onInputChange={onInputChange}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        isInvalid={Boolean(error)}
        allowsEmptyCollection
        allowsCustomValue={keepsText}
        menuTrigger="focus"
        {...(keepsText && { formValue: "text" })}
        {...(name && { name })}
        {...(onFocus && { onFocus })}
        {...(onBlur && { onBlur })}
      >
        <Label className={field.label}>{label}</Label>
        <div ref={frame} className={field.frame}>
          {icon && (
            <span className={field.lead}>
              <Icon of={icon} />
            </span>
          )}
          <Input
            className={field.control}
            {...(takesFocus && { autoFocus: true })}
            {...(id && { id })}
            {...(placeholder && { placeholder })}
          />
        </div>
        {hint && (
          <Text slot="description" className={field.hint}>
            {hint}
          </Text>
        )}
        <FieldError className={field.error}>{error}</FieldError>
        <Popover
          className={css.popover}
          // The width that comes with a combobox is that of its input alone, without the icon.
          style={() => ({ inlineSize: frame.current?.offsetWidth })}
          offset={4}
          triggerRef={frame}
          placement="bottom start"
          maxHeight={listHeight}
        >
          <ListBox<Section> className={css.list} renderEmptyState={() => <Note {...{ isLoading, loading, empty }} />}>
            {(section) => <Group {...section} />}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

/** Choosing what is chosen already is told too, as it ends the choosing. The list knows this by a name that its types leave out. */
const repeats = { allowDuplicateSelectionEvents: true };

/** The same choices under a field at the top of a sheet, for phones: the list has the rest of the screen. */
export function ComboboxList({
  locale,
  label,
  placeholder,
  clear,
  options,
  isLoading = false,
  loading,
  empty,
  inputValue,
  onInputChange,
  value,
  onChange,
}: Choices & {
  /** The clear button's words, only heard. */
  clear: string;
  value: string | null;
  onChange: (id: string) => void;
}) {
  const sections = useMemo(() => sectionsOf(options), [options]);
  return (
    <I18nProvider locale={locale}>
      <Autocomplete inputValue={inputValue} onInputChange={onInputChange}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet is opened to type here */}
        <SearchField aria-label={label} autoFocus className={css.searchRow}>
          <div className={field.frame}>
            <Input className={field.control} enterKeyHint="search" {...(placeholder && { placeholder })} />
            {inputValue !== "" && (
              <Button className={iconButton} aria-label={clear}>
                <Icon of={X} size={18} />
              </Button>
            )}
          </div>
        </SearchField>
        <ListBox<Section>
          aria-label={label}
          className={css.list}
          items={sections}
          selectionMode="single"
          selectedKeys={value === null ? [] : [value]}
          disallowEmptySelection
          {...repeats}
          onSelectionChange={(keys) => {
            if (keys !== "all") for (const key of keys) onChange(String(key));
          }}
          shouldSelectOnPressUp
          renderEmptyState={() => <Note {...{ isLoading, loading, empty }} />}
        >
          {(section) => <Group {...section} />}
        </ListBox>
      </Autocomplete>
    </I18nProvider>
  );
}
