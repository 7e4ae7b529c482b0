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
  }).draft?.forms["pax1"];

test("default: for whom a place was chosen stands in the form of whoever has it", () => {
  expect(formed({})).toMatchObject({ gender: "male", title: "Mr" });
  expect(formed({ gender: "female" })).toMatchObject({ gender: "male", title: "Mr" });
});

test("behavior: whoever is known by their title is not made a man by the place", () => {
  expect(formed({ title: "Mrs.", gender: "female" })?.gender).toBe("female");
});

test("behavior: whoever was named keeps what they are, and a title that nobody typed follows the place", () => {
  expect(formed({ firstName: "Sana", gender: "female" })?.gender).toBe("female");
  const before = withGenders([{ id: "pax1", gender: "male" }], { draft: null, voucher: null, quoted: null });
  expect(withGenders([{ id: "pax1", gender: "female" }], before).draft?.forms["pax1"]).toMatchObject({
    gender: "female",
    title: "",
  });
});
