import { type Gender, soldWith, type TrainPlacesEvent, type TrainPlacesView, type TrainTraveller } from "@safar/engine";
import { useEffect, useState } from "react";

export type Party = {
  /** Who somebody is, whether they have a place yet or not; null while nobody has said so. */
  readonly genderOf: (traveller: TrainTraveller) => Gender | null;
  /** Somebody is a man or a woman: of their place, if they have one, else of the one they will get. */
  readonly tell: (traveller: TrainTraveller, gender: Gender) => void;
  /** Chooses a place for whoever is next, a cabin that is sold whole for everybody, or gives either back. */
  readonly press: (seat: string) => void;
};

/** Who travels. The flow knows of whoever is seated and of whoever is next; of the others the screen remembers what was said. */
export const useParty = (
  { gender, next, ownGender, picks, plan, refusal, rules, seats, travellers }: TrainPlacesView,
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
  const genderOf = ({ id }: TrainTraveller): Gender | null =>
    picks.find((pick) => pick.id === id)?.gender ?? saidOf(id) ?? (id === next?.id ? gender : null);
  const seating = plan && { plan, rules: rules.map(({ rule }) => rule) };
  const withOf = (seat: string): readonly string[] => (seating === null ? [seat] : soldWith(seating, seat));
  /** A cabin is everybody's or nobody's: who has places inside of it gives up those outside, and the other way round. */
  const take = (seat: string, knownOf: (traveller: TrainTraveller) => Gender | null): void => {
    const places = withOf(seat);
    if (seats.find(({ id }) => id === seat)?.refusal) return send({ type: "seat.toggle", seat });
    const isMoved = picks.some((own) => !places.includes(own.seat) && places.length + withOf(own.seat).length > 2);
    if (isMoved) send({ type: "seats.clear" });
    const kept = isMoved ? [] : picks;
    const free = places.filter((id) => !kept.some((pick) => pick.seat === id));
    const standing = travellers.filter(({ id }) => !kept.some((pick) => pick.id === id));
    if (standing.length === 0) return send({ type: "seat.toggle", seat });
    for (const [at, traveller] of standing.slice(0, free.length).entries()) {
      const who = knownOf(traveller);
      if (who !== null) send({ type: "gender.choose", gender: who });
      send({ type: "seat.toggle", seat: free[at] ?? seat });
      if (who === null) return;
    }
  };
  return {
    genderOf,
    tell: ({ id }, chosen) => {
      tell(id, chosen);
      const pick = picks.find((one) => one.id === id);
      if (pick !== undefined) send({ type: "traveller.change", seat: pick.seat, gender: chosen });
      if (id !== next?.id) return;
      send({ type: "gender.choose", gender: chosen });
      // They pressed their place before it was known who they are.
      if (refusal?.code === "who") take(refusal.seat, (one) => (one.id === id ? chosen : genderOf(one)));
    },
    press: (seat) => {
      const isOwn = picks.some((pick) => pick.seat === seat);
      if (!isOwn) return take(seat, genderOf);
      const left = withOf(seat);
      for (const pick of picks) if (left.includes(pick.seat)) tell(pick.id, pick.gender);
      send({ type: "seat.toggle", seat });
    },
  };
};
