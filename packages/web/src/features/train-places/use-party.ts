import type { Gender, TrainPlacesEvent, TrainPlacesView, TrainTraveller } from "@safar/engine";
import { useState } from "react";

export type Party = {
  /** Who somebody is, whether they have a place yet or not; null while nobody has said so. */
  readonly genderOf: (traveller: TrainTraveller) => Gender | null;
  /** Somebody is a man or a woman: of their place, if they have one, else of the one they will get. */
  readonly tell: (traveller: TrainTraveller, gender: Gender) => void;
  /** Chooses a place for whoever is next, or gives one back. */
  readonly press: (seat: string) => void;
};

/** Who travels. The flow knows of whoever is seated and of whoever is next; of the others the screen remembers what was said. */
export const useParty = (
  { gender, next, ownGender, picks, seats, travellers }: TrainPlacesView,
  send: (event: TrainPlacesEvent) => void,
): Party => {
  const [said, setSaid] = useState<Readonly<Record<string, Gender>>>({});
  const owner = travellers.find(({ age }) => age === "adult")?.id;
  const genderOf: Party["genderOf"] = ({ id }) =>
    picks.find((pick) => pick.id === id)?.gender ??
    said[id] ??
    (id === next?.id ? gender : null) ??
    (id === owner ? ownGender : null);
  return {
    genderOf,
    tell: (traveller, chosen) => {
      const { id } = traveller;
      setSaid((before) => ({ ...before, [id]: chosen }));
      const pick = picks.find((one) => one.id === id);
      if (pick !== undefined) send({ type: "traveller.change", seat: pick.seat, gender: chosen });
      else if (id === next?.id) send({ type: "gender.choose", gender: chosen });
    },
    press: (seat) => {
      send({ type: "seat.toggle", seat });
      const left = picks.find((pick) => pick.seat === seat);
      const isTaken = seats.some(({ id, look }) => id === seat && look === "free") && gender !== null;
      if (left === undefined && !isTaken) return;
      // Whoever is next after this press may have been said to be somebody else than the one before.
      const isStanding = ({ id }: TrainTraveller): boolean =>
        id === left?.id || (!picks.some((pick) => pick.id === id) && (left !== undefined || id !== next?.id));
      const following = travellers.find(isStanding);
      const known = following && genderOf(following);
      if (known) send({ type: "gender.choose", gender: known });
    },
  };
};
