import type { Gender, TrainPlacesEvent, TrainPlacesView, TrainTraveller } from "@safar/engine";
import { useEffect, useState } from "react";

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
  { gender, next, ownGender, picks, refusal, travellers }: TrainPlacesView,
  send: (event: TrainPlacesEvent) => void,
): Party => {
  const [said, setSaid] = useState<Readonly<Record<string, Gender>>>({});
  const owner = travellers.find(({ age }) => age === "adult")?.id;
  const saidOf = (id: string): Gender | null => said[id] ?? (id === owner ? ownGender : null);
  // Whoever is next may have been said to be somebody else than the one before.
  const known = next && saidOf(next.id);
  useEffect(() => {
    if (known !== null && known !== gender) send({ type: "gender.choose", gender: known });
  }, [gender, known, send]);
  const tell = (id: string, chosen: Gender): void => setSaid((before) => ({ ...before, [id]: chosen }));
  return {
    genderOf: ({ id }) =>
      picks.find((pick) => pick.id === id)?.gender ?? saidOf(id) ?? (id === next?.id ? gender : null),
    tell: ({ id }, chosen) => {
      tell(id, chosen);
      const pick = picks.find((one) => one.id === id);
      if (pick !== undefined) send({ type: "traveller.change", seat: pick.seat, gender: chosen });
      if (id !== next?.id) return;
      send({ type: "gender.choose", gender: chosen });
      // They pressed their place before it was known who they are.
      if (refusal?.code === "who") send({ type: "seat.toggle", seat: refusal.seat });
    },
    press: (seat) => {
      const left = picks.find((pick) => pick.seat === seat);
      if (left !== undefined) tell(left.id, left.gender);
      send({ type: "seat.toggle", seat });
    },
  };
};
