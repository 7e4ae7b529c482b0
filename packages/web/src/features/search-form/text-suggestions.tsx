import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Choices, Combobox } from "@safar/ui/combobox";
import type { LucideIcon } from "@safar/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Whoever still types is not asked for yet. */
const pauseMs = 200;
const shortest = 2;

/** What is called like what is typed, with a word about each. */
export type Suggest = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly (readonly [name: string, about: string])[]>;

/** Any words, with what is called like them under the field: a press takes its name. What is typed is never changed. */
export function TextCombobox({
  isAlive,
  text,
  onText,
  suggest,
  ...field
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly icon: LucideIcon;
  readonly error: string | undefined;
  readonly isAlive: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly suggest: Suggest;
}) {
  const { t } = useLingui();
  const [asked, setAsked] = useState("");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data = [] } = useQuery({
    queryKey: [field.name, asked],
    queryFn: ({ signal }) => suggest(asked, signal),
    enabled: asked.length >= shortest,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
  const options = [...new Map(data)]
    .filter(([name]) => asked.length >= shortest && name !== text)
    .map(([name, detail]) => ({ id: name, label: name, detail }));
  return (
    <Combobox
      {...field}
      isPlain={!isAlive}
      value={text}
      isOpen={isOpen && options.length > 0}
      onOpen={setOpen}
      onType={onText}
      onLeave={() => setOpen(false)}
      onAccept={() => false}
    >
      {isOpen && options.length > 0 && (
        <Choices
          label={field.label}
          options={options}
          loading=""
          empty={null}
          count={t`${plural(options.length, { one: "# suggestion", other: "# suggestions" })}`}
          value={null}
          onChoose={(name) => {
            onText(name);
            setOpen(false);
          }}
        />
      )}
    </Combobox>
  );
}
