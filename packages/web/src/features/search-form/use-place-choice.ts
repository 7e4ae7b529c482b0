import { useEffect, useRef, useState } from "react";
import type { PlaceAnswer } from "./place-picker.ts";
import type { SearchFormState } from "./use-search-form.ts";

/**
 * A field of a place while somebody is at it: what they type is a question until a place is chosen for it. Who types "jeda" and goes
 * on means the best that is found; who leaves without a place has the last one back.
 */
export const usePlaceChoice = <Draft, Field extends string, Place>(
  form: SearchFormState<Draft, Field, Place>,
  value: string,
  set: (draft: Draft, place: string) => Draft,
) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const isTyped = typed !== null && typed === value;
  const isPlace = form.isPlace(value) && !isTyped;
  const question = isPlace || value.trim() === "" ? null : value;

  const last = useRef("");
  useEffect(() => {
    if (isPlace) last.current = value;
  });
  const isAwaited = question !== null && !isOpen && (isLeft || !isTyped) && !form.isNothing(question);
  const become = (place: string) => {
    setTyped(null);
    setLeft(false);
    form.settle((draft) => set(draft, place));
  };

  return {
    /** What is looked for; null where a place is chosen, or nothing is typed. */
    question,
    text: isTyped ? value : form.placeText(value),
    isOpen,
    /** The best answer to the question is taken as soon as it comes. */
    isAwaited,
    open: setOpen,
    type: (text: string) => {
      setTyped(text);
      setLeft(false);
      form.change((draft) => set(draft, text));
    },
    choose: (place: Place) => {
      form.learn(place);
      setOpen(false);
      become(form.placeId(place));
    },
    /** What is typed is meant, without a choice made. Says whether anything is. */
    mean: (): boolean => {
      const isNone = question === null ? isTyped : form.isNothing(question) && last.current !== "";
      setOpen(false);
      if (isNone) become(last.current);
      else setLeft(question !== null);
      return question !== null;
    },
    /** `isMeant` where a question is meant though its list is open. */
    answer: ({ best, isNothing }: PlaceAnswer<Place>, isMeant: boolean) => {
      if (isNothing) form.miss(value);
      if (!isAwaited && !isMeant) return;
      if (best !== null) {
        form.learn(best);
        setOpen(false);
        become(form.placeId(best));
      } else if (last.current !== "") become(last.current);
      else setLeft(false);
    },
  };
};
