import type { Gender } from "../../kernel/person.ts";
import type { TravellerType } from "../quote/quoted-traveller.types.ts";
import type { TravellerTitle } from "./saved-travellers.service.ts";

/** The gender that goes with a title. */
export const genderOfTitle = {
  Mr: "male",
  "Mrs.": "female",
  "Miss.": "female",
} as const satisfies Readonly<Record<TravellerTitle, Gender>>;

/** What somebody can be called. A child is married to nobody. */
export const titlesFor = (type: TravellerType): readonly TravellerTitle[] =>
  type === "child" || type === "infant" ? ["Mr", "Miss."] : ["Mr", "Mrs.", "Miss."];

/** The title of somebody of a gender: the one they have where it goes with it, else the only one that does; empty where there are several. */
export const titleOfGender = (gender: Gender, type: TravellerType, title: TravellerTitle | ""): TravellerTitle | "" => {
  const fitting = titlesFor(type).filter((one) => genderOfTitle[one] === gender);
  if (fitting.some((one) => one === title)) return title;
  const [only] = fitting.length === 1 ? fitting : [];
  return only ?? "";
};
