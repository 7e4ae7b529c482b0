import { useLingui } from "@lingui/react/macro";
import { ChoiceSearch } from "@safar/ui/combobox";
import { Sheet } from "@safar/ui/dialog";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** On phones: the field at the top of the screen, the list below it. */
export default function PlaceSheet({
  label,
  placeholder,
  begun,
  onClose,
  children,
}: {
  label: string;
  placeholder: string;
  /** What was typed before the sheet was there. */
  begun: string;
  onClose: () => void;
  /** The list that answers a question, null for none; `isMeant` once the best answer is to be taken. */
  children: (question: string | null, isMeant: boolean) => ReactNode;
}) {
  const { t } = useLingui();
  const [text, setText] = useState(begun);
  const [isMeant, setMeant] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A sheet is opened to type in it.
    field.current?.focus();
  }, []);
  return (
    <Sheet open onClose={onClose} title={label} close={t`Close`}>
      <ChoiceSearch
        ref={field}
        label={label}
        placeholder={placeholder}
        clear={t`Clear`}
        value={text}
        onType={(typed) => {
          setText(typed);
          setMeant(false);
        }}
        onAccept={() => setMeant(true)}
      >
        {children(text.trim() === "" ? null : text, isMeant)}
      </ChoiceSearch>
    </Sheet>
  );
}
