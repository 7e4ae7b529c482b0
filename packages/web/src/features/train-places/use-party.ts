import type { Gender, TrainPlacesEvent, TrainPlacesView, TrainTraveller } from "@safar/engine";
import { useState } from "react";

export type Party = {
  /** Who somebody is, whether they have a place yet or not. */
  readonly genderOf: (traveller: TrainTraveller) => Gender;
  /** Somebody is a man or a woman: of their place, if they have one, else of the one they will get. */
  readonly tell: (traveller: TrainTraveller, gender: Gender) => void;
  /** Chooses a place for whoever is next, or gives one back. */
  readonly press: (seat: string) => void;
};

/** Who travels. The flow knows of whoever is seated and of whoever is next; of the others the screen remembers what was said. */
export const useParty = (
  { gender, next, picks, travellers }: TrainPlacesView,
  send: (event: TrainPlacesEvent) => void,
): Party => {
  const [said, setSaid] = useState<Readonly<Record<string, Gender>>>({});
  const genderOf: Party["genderOf"] = ({ id }) =>
    picks.find((pick) => pick.id === id)?.gender ?? said[id] ?? (id === next?.id ? gender : "male");
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
      // Whoever is next after this press may have been said to be somebody else than the one before.
      const [, following] = travellers.filter(({ id }) => !picks.some((pick) => pick.id === id));
      const isTaking = !picks.some((pick) => pick.seat === seat);
      if (isTaking && following !== undefined) {
        const wanted = said[following.id];
        if (wanted !== undefined && wanted !== gender) send({ type: "gender.choose", gender: wanted });
      }
    },
  };
};
