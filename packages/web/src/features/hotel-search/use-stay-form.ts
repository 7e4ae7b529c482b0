import { useLingui } from "@lingui/react/macro";
import {
  addDays,
  changeRooms,
  checkStay,
  decodeStay,
  editions,
  encodeStay,
  type FoundPlace,
  isPlaceId,
  isStayForm,
  type RoomsChange,
  type SearchText,
  type StayCriteria,
  stayFromForm,
  stayLimits,
  usualRooms,
} from "@safar/engine";
import { useHydrated } from "@tanstack/react-router";
import { type RefObject, useEffect, useId, useState } from "react";
import { useFacts } from "../../app/page-path.ts";
import { todayIn } from "../../app/today.ts";
import { useIsWide } from "../../app/use-is-wide.ts";
import { deviceClock } from "../../engine/device-clock.ts";
import { recentStays } from "./recent-stays.ts";
import { fieldOfProblem, type StayField, stayProblemWords } from "./stay-words.ts";

const emptyStay: StayCriteria = { place: "", checkIn: "", checkOut: "", rooms: usualRooms };

type Begun = {
  readonly search: SearchText | null;
  /** The place that the search names, as far as it is known. */
  readonly place: FoundPlace | null;
  readonly unknownPlace: string | null;
  /** Names what is wrong from the first look on. */
  readonly isChecked: boolean;
};

/** What the form's fields share: the search so far, what is wrong with it, and the place's name. */
export const useStayForm = (begun: Begun, form: RefObject<HTMLFormElement | null>) => {
  const { search, place, isChecked } = begun;
  const { t } = useLingui();
  const { locale, edition } = useFacts();
  const isAlive = useHydrated();
  const isWide = useIsWide("md");
  const [today] = useState(() => todayIn(editions[edition].timeZone));
  const [stay, setStay] = useState<StayCriteria>(() => (search === null ? emptyStay : decodeStay(search)));
  const [chosen, setChosen] = useState<FoundPlace | null>(place);
  const [unknownPlace, setUnknown] = useState(begun.unknownPlace);
  const [hasTried, setTried] = useState(isChecked);

  // What was filled in before the page came alive, or what the browser put back.
  useEffect(() => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    if (!isStayForm(fields)) return;
    const filled = stayFromForm(fields);
    // The browser is the outside that this is read from, once.
    // oxlint-disable-next-line react/set-state-in-effect
    setStay((known) => ({
      ...filled,
      // The field shows a place by its name; the search knows it by its address.
      place: filled.place === "" || isPlaceId(known.place) ? known.place : filled.place,
    }));
  }, [form]);

  const checked = checkStay(stay, { today, unknownPlace });
  const problems = hasTried && !checked.ok ? checked.error : [];
  const prefix = useId().replaceAll(/[^\w-]/g, "");
  const idOf = (field: StayField) => `stay${prefix}-${field}`;
  const errorOf = (field: StayField): string | undefined => {
    const problem = problems.find((one) => fieldOfProblem(one) === field);
    return problem && t(stayProblemWords(problem));
  };
  return {
    stay,
    chosen,
    today,
    lastDay: addDays(today, stayLimits.daysAhead),
    locale,
    edition,
    isAlive,
    isWide,
    /** How the place stands in its field. */
    placeText: chosen?.id === stay.place && chosen !== null ? chosen.names[locale] : stay.place,
    choosePlace: (found: FoundPlace) => {
      setChosen(found);
      setUnknown(null);
      setStay((known) => ({ ...known, place: found.id }));
    },
    typePlace: (text: string) => setStay((known) => ({ ...known, place: text })),
    /** No place is called what was typed. */
    missPlace: setUnknown,
    setDays: (days: Partial<Pick<StayCriteria, "checkIn" | "checkOut">>) => setStay((known) => ({ ...known, ...days })),
    changeRooms: (change: RoomsChange) => setStay((known) => ({ ...known, rooms: changeRooms(known.rooms, change) })),
    idOf,
    errorOf,
    errors: problems.map((problem) => ({ id: idOf(fieldOfProblem(problem)), message: t(stayProblemWords(problem)) })),
    /** The search's text if it can be made; else null, and from then on every field says what is wrong with it. */
    complete: (): SearchText | null => {
      if (checked.ok) return encodeStay(checked.value);
      setTried(true);
      return null;
    },
    /** Keeps a search to be made again, when its place was chosen and so has a name. */
    remember: async (text: SearchText): Promise<void> => {
      if (chosen !== null) await recentStays.add({ search: text, place: chosen }, deviceClock.now());
    },
  };
};

export type StayFormState = ReturnType<typeof useStayForm>;
