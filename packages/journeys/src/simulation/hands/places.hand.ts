import { storySeat } from "../stories.ts";
import type { Scene } from "../walk.types.ts";

/** A plan of places on which some are chosen, as far as hands go. */
type Choice = {
  readonly lost: readonly { readonly seat: string; readonly nearest: unknown }[];
  readonly picks: readonly { readonly seat: string }[];
  readonly seats: readonly {
    readonly id: string;
    readonly label: string;
    readonly mine: unknown;
    readonly refusal: unknown;
    readonly status: string;
  }[];
};

type Take = { readonly type: "seat.toggle" | "nearest.accept"; readonly seat: string };

/** A place for each who is there, now and then one with a story, and now and then the nearest to one that went to others. */
export const takePlaces = (look: () => Choice, send: (event: Take) => void, { person, random }: Scene): void => {
  const { lost, picks } = look();
  const [gone] = lost;
  if (gone !== undefined && gone.nearest !== null && random.next() > 0.5)
    send({ type: "nearest.accept", seat: gone.seat });
  for (let seated = picks.length; seated < person.adults; seated += 1) {
    const free = look().seats.filter(
      ({ mine, refusal, status }) => mine === null && refusal === null && status === "available",
    );
    const story = free.find(({ label }) => label === storySeat);
    const plain = free.filter(({ label }) => label !== storySeat);
    if (story !== undefined && random.next() > 0.8) send({ type: "seat.toggle", seat: story.id });
    else if (plain.length > 0) send({ type: "seat.toggle", seat: random.pick(plain).id });
  }
};

/** What a plan of places allows and nobody needs. */
export const strayPlaces = (seat: string) =>
  [
    { type: "seat.toggle", seat },
    { type: "gender.choose", gender: "female" },
    { type: "gender.choose", gender: "male" },
    { type: "traveller.change", seat, gender: "female" },
    { type: "traveller.change", seat, gender: "male" },
    { type: "seats.propose", genders: ["male", "female"] },
    { type: "proposal.accept" },
    { type: "nearest.accept", seat },
    { type: "seats.clear" },
  ] as const;
