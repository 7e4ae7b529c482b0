import type { QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import { checkBirth } from "./check-age.ts";
import type { SavedTraveller } from "./saved-travellers.service.ts";
import type { AccountOwner } from "./travellers.types.ts";

type Days = Pick<Parameters<typeof checkBirth>[1], "lastDay" | "today">;

/** Whether somebody who was born on a day is as old as a traveller has to be; who does not say may be. */
const isOfAge = (birthDate: string | null, { asked, type }: QuotedTraveller, days: Days): boolean => {
  const born = birthDate ? checkBirth(birthDate, { ...days, type, ages: asked.ages }) : null;
  return born === null || born.ok || (born.error.code !== "wrong_age" && born.error.code !== "age_refused");
};

const personOf = ({ birthDate, firstName, lastName }: SavedTraveller): string =>
  `${firstName} ${lastName} ${birthDate}`.toLowerCase();

/** Which of the saved travellers a traveller may be by their age, each person once; the one that is picked stays. */
export const candidatesFor = (
  traveller: QuotedTraveller,
  saved: readonly SavedTraveller[],
  picked: string | null,
  days: Days,
): readonly SavedTraveller[] => {
  const fitting = saved.filter(({ birthDate, id }) => id === picked || isOfAge(birthDate, traveller, days));
  return fitting.filter((one) => {
    const same = fitting.filter((other) => personOf(other) === personOf(one));
    return (same.find(({ id }) => id === picked) ?? same[0]) === one;
  });
};

/** Whether a traveller may be the account's owner. */
export const mayBeOwner = (traveller: QuotedTraveller, owner: AccountOwner | null, days: Days): boolean =>
  owner !== null && isOfAge(owner.birthDate, traveller, days);
