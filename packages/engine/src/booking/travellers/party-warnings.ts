import { type Forms, hasPlaceFor, isFollower } from "./asked.ts";
import type { PartyRules } from "./check-party.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import { genderOfTitle } from "./titles.ts";
import { sixMonthsAfter } from "./traveller-form.ts";
import type { TravellerForm, TravellerWarning } from "./travellers.types.ts";
import { twinsOf } from "./twins.ts";

const differs = ({ title, gender }: TravellerForm): boolean =>
  title !== "" && gender !== "" && genderOfTitle[title] !== gender;

/** What to point out without keeping anybody from going on. Many here share a first name, so whole names are compared. */
export const warningsOf = (forms: Forms, rules: PartyRules): Readonly<Record<string, readonly TravellerWarning[]>> => {
  const { travellers, lastDay, distinctNames = null } = rules;
  const people = travellers
    .filter((traveller) => !isFollower(rules, forms, traveller) && hasPlaceFor(traveller.asked, "firstName"))
    .map(({ id }) => ({ ...(forms[id] ?? emptyTravellerForm), id }));
  const named = people.filter(({ firstName }) => firstName.trim() !== "");
  const twins = twinsOf(named, "whole");
  const namesakesByFirst = distinctNames === "whole" ? twinsOf(named, "first") : new Map<string, string>();
  return Object.fromEntries(
    travellers.map(({ id, asked }) => {
      const form = forms[id] ?? emptyTravellerForm;
      const warnings: TravellerWarning[] = [];
      if (hasPlaceFor(asked, "title") && hasPlaceFor(asked, "gender") && differs(form)) {
        warnings.push({ code: "title_differs_from_gender" });
      }
      const { documentExpiresOn: expires } = form;
      const isPassport = form.documentKind === "passport" && asked.documents.includes("passport");
      if (isPassport && expires > lastDay && expires < sixMonthsAfter(lastDay)) {
        warnings.push({ code: "passport_expires_soon", on: expires });
      }
      const [twin, namesake] = [twins.get(id), namesakesByFirst.get(id)];
      if (twin !== undefined) warnings.push({ code: "same_name", as: twin });
      else if (namesake !== undefined) warnings.push({ code: "same_first_name", as: namesake });
      return [id, warnings];
    }),
  );
};
