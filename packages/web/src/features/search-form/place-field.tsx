import { useLingui } from "@lingui/react/macro";
import { ChoicesNote, Combobox } from "@safar/ui/combobox";
import type { LucideIcon } from "@safar/ui/icon";
import { lazy, Suspense, useRef } from "react";
import { makeRoom } from "./make-room.ts";
import { PickButton } from "./pick-button.tsx";
import type { PlacePicker } from "./place-picker.ts";
import { usePlaceChoice } from "./use-place-choice.ts";
import type { SearchFormState } from "./use-search-form.ts";
import { useTakingOver } from "./use-taking-over.ts";

const loadSheet = () => import("./place-sheet.tsx");
const PlaceSheet = lazy(loadSheet);

/** Pixels: as tall as its list becomes, with the gap above it. */
const listHeight = 400;

export type PlaceFieldProps<Draft, Field extends string, Place> = {
  readonly form: SearchFormState<Draft, Field, Place>;
  readonly picker: PlacePicker<Place>;
  readonly name: Field;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly value: string;
  readonly other?: string;
  readonly around?: string | null;
  readonly set: (draft: Draft, place: string) => Draft;
};

/** A place: a field to type into with a list under it, on phones a sheet; before its page is alive a plain one. */
export function PlaceField<Draft, Field extends string, Place>({
  form,
  picker,
  name,
  label,
  icon,
  value,
  other = "",
  around = null,
  set,
}: PlaceFieldProps<Draft, Field, Place>) {
  const { t } = useLingui();
  const { isAlive, isWide } = form;
  const button = useRef<HTMLButtonElement>(null);
  const choice = usePlaceChoice(form, value, set);
  const { question, text, isOpen, isAwaited } = choice;
  const field = { ...form.field(name), label, icon, placeholder: t(picker.placeholder) };
  const openWithRoom = (opens: boolean) => {
    if (isWide && opens && !isOpen) makeRoom(document.getElementById(field.id), listHeight);
    choice.open(opens);
  };
  useTakingOver(field.id, isAlive, () => {
    button.current?.focus();
    openWithRoom(true);
  });
  const listOf = (asked: string | null, isMeant: boolean) => (
    <Suspense fallback={<ChoicesNote isLoading>{t(picker.loading)}</ChoicesNote>}>
      <picker.List
        {...{ label, value, other, around }}
        isOffered={form.isOffered}
        question={asked}
        onChoose={choice.choose}
        onAnswer={(answer) => choice.answer(answer, isMeant)}
      />
    </Suspense>
  );

  if (!isAlive || isWide) {
    return (
      <Combobox
        {...field}
        {...(!isAlive && { list: form.listId, isPlain: true })}
        value={text}
        isOpen={isOpen}
        onOpen={openWithRoom}
        onType={choice.type}
        onLeave={choice.mean}
        onAccept={choice.mean}
        onPointerEnter={picker.load}
      >
        {(isOpen || isAwaited) && listOf(question, false)}
      </Combobox>
    );
  }
  return (
    <>
      <PickButton
        {...field}
        ref={button}
        value={text}
        shown={text}
        onNear={() => {
          void loadSheet();
          void picker.load();
        }}
        onPress={() => choice.open(true)}
      />
      {isAwaited && <div hidden>{listOf(question, false)}</div>}
      {isOpen && (
        <Suspense>
          <PlaceSheet
            label={label}
            placeholder={field.placeholder}
            begun={question ?? ""}
            onClose={() => choice.open(false)}
          >
            {listOf}
          </PlaceSheet>
        </Suspense>
      )}
    </>
  );
}
