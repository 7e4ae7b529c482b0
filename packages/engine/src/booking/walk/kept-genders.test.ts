import { expect, test } from "vitest";
import { emptyTravellerForm } from "../travellers/empty-form.ts";
import { withGenders } from "./kept-genders.ts";

const formed = (form: Partial<typeof emptyTravellerForm>) =>
  withGenders([{ id: "pax1", gender: "male" }], {
    draft: {
      contact: { email: "", phone: "" },
      picked: {},
      forms: { pax1: { ...emptyTravellerForm, ...form } },
    },
    voucher: null,
    quoted: null,
  }).draft?.forms["pax1"]?.gender;

test("default: for whom a place was chosen stands in the form of whoever has it", () => {
  expect(formed({})).toBe("male");
  expect(formed({ gender: "female" })).toBe("male");
});

test("behavior: whoever is known by their title is not made a man by the place", () => {
  expect(formed({ title: "Mrs.", gender: "female" })).toBe("female");
});
