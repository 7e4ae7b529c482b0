// @vitest-environment jsdom
import { msg } from "@lingui/core/macro";
import type { SaveDue, SavedListOutcome, SavedTraveller, SaveTrouble, TravellersInput } from "@safar/engine";
import { travellersModel } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { renderCheckout, waitUntil } from "../checkout.harness.tsx";
import { journeyWords } from "../journey-words.tsx";
import { TravellersScreen } from "./travellers-screen.tsx";

afterEach(cleanup);

type SaveRequest = { readonly due: SaveDue; readonly as: "create" | "update" | "copy" };
type SaveOutcome = SaveTrouble | { readonly type: "SAVED"; readonly traveller: SavedTraveller };

const { inputs, machine, outcomes } = travellersModel;

const begin = (
  input: TravellersInput,
  save: SaveOutcome = outcomes.save.saved,
  listed: SavedListOutcome = outcomes.readSaved.listed,
) =>
  createActor(
    machine.provide({
      actors: {
        readSaved: fromPromise<SavedListOutcome, { readonly isSignedIn: boolean }>(async () => listed),
        save: fromPromise<SaveOutcome, SaveRequest>(async () => save),
        waitUntil,
      },
    }),
    { input },
  ).start();

const show = async (
  input: TravellersInput,
  more: { save?: SaveOutcome; locale?: "en" | "ar"; airline?: string } = {},
) => {
  const actor = begin(input, more.save);
  await renderCheckout(
    <TravellersScreen actor={actor} words={journeyWords} summary={null} airline={more.airline} />,
    more.locale,
  );
  return actor;
};

const person = (name: string) => within(screen.getByRole("region", { name }));
const submit = (name = "Continue") => fireEvent.click(screen.getByRole("button", { name }));

test("default: nothing is asked that the supplier does not want, and everything it does", async () => {
  await show(inputs.empty);
  expect(person("Adult 1").getByLabelText("Passport number")).toBeDefined();
  expect(person("Adult 1").queryByLabelText("Issued by")).toBeNull();
  expect(person("Infant 1").queryByLabelText("Passport number")).toBeNull();
  expect(person("Infant 1").getByLabelText("Sits on the lap of")).toBeDefined();
  expect(person("Adult 1").queryByLabelText("Sits on the lap of")).toBeNull();
});

test("behavior: where nothing hangs on an adult's age, they are told as the vertical tells people, without it", async () => {
  const { title, step, intro, back, review } = journeyWords.people;
  const people = { title, step, intro, back, review, one: (number: number) => msg`Guest ${number}`, isOneAdult: true };
  await renderCheckout(
    <TravellersScreen actor={begin(inputs.empty)} words={{ ...journeyWords, people }} summary={null} />,
  );
  expect(person("Guest 1").queryByText("12 and over")).toBeNull();
  expect(person("Infant 1").getByText("under 2")).toBeDefined();
});

test("default: browsers fill in each traveller by themselves", async () => {
  await show(inputs.empty);
  expect(person("Adult 1").getByLabelText("First name").getAttribute("autocomplete")).toBe(
    "section-adult-1 given-name",
  );
  expect(person("Child 1").getByLabelText("Date of birth").getAttribute("autocomplete")).toBe("section-child-1 bday");
});

test("behavior: the account's owner fills in the form, and is reached where their account says", async () => {
  const actor = begin(inputs.empty, outcomes.save.saved, outcomes.readSaved.withOwner);
  await renderCheckout(<TravellersScreen actor={actor} words={journeyWords} summary={null} />);
  const own = await waitFor(() =>
    person("Adult 1").getByRole("button", { name: "Ayesha Siddiqui no passport saved yet" }),
  );
  expect(screen.getByLabelText<HTMLInputElement>("Mobile number").value).toBe("03001234567");
  fireEvent.click(own);
  expect(own.getAttribute("aria-pressed")).toBe("true");
  expect(person("Adult 1").getByLabelText<HTMLInputElement>("Last name").value).toBe("Siddiqui");
  expect(person("Adult 1").getByLabelText<HTMLInputElement>("Date of birth").value).toBe("18/04/1993");
  expect(person("Adult 2").queryByRole("button", { name: /^Ayesha Siddiqui/ })).toBeNull();
});

test("behavior: before somebody is chosen it is said that they have no suitable document saved", async () => {
  const [hamza] = outcomes.readSaved.listed.travellers;
  const cnic = { kind: "cnic", number: "3520212345671", issuedBy: "PK", issuedOn: null, expiresOn: null } as const;
  const actor = begin(inputs.empty, outcomes.save.saved, {
    ...outcomes.readSaved.listed,
    travellers: [
      { ...hamza, birthDate: "1990-02-01", documents: [cnic] },
      { ...hamza, id: "saved-2", firstName: "Amal", nickname: "Amal", birthDate: "2026-02-01", documents: [] },
    ],
  });
  await renderCheckout(<TravellersScreen actor={actor} words={journeyWords} summary={null} />);
  await waitFor(() => person("Adult 1").getByRole("button", { name: "Hamza Siddiqui no passport saved yet" }));
  // Of an infant no document is asked here.
  expect(person("Infant 1").getByRole("button", { name: "Amal Siddiqui" })).toBeDefined();
  // Nobody is offered who is of another age.
  expect(person("Infant 1").queryByRole("button", { name: /^Hamza Siddiqui/ })).toBeNull();
});

test("behavior: where nobody is asked who they are, only how they are reached is", async () => {
  const travellers = inputs.empty.travellers.map((traveller) => ({
    ...traveller,
    asked: { fields: [], documents: [] },
  }));
  await show({ ...inputs.empty, travellers: travellers.slice(0, 1) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How do we reach you?");
  expect(screen.queryByText(/saved travellers/)).toBeNull();
});

test("behavior: where one adult travels nobody is asked on whose lap", async () => {
  const travellers = inputs.empty.travellers.filter(({ id }) => id !== "adult-2");
  await show({ ...inputs.empty, travellers });
  expect(person("Infant 1").queryByLabelText("Sits on the lap of")).toBeNull();
});

test("behavior: of a long list of mistakes the first are shown, and the others are folded", async () => {
  await show(inputs.empty);
  submit();
  const summary = within(screen.getByRole("alert", { name: "Please fill out all required fields" }));
  const links = summary.getAllByRole("link", { hidden: true });
  expect(links.filter((link) => link.closest("details") === null)).toHaveLength(4);
  expect(summary.getByText(`and ${links.length - 4} more`)).toBeDefined();
});

test("behavior: the digits that a number has are said before it is typed", async () => {
  await show(inputs.empty);
  const hint = () => document.getElementById("contact-phone-hint")?.textContent ?? "";
  expect(hint()).toBe("11 digits with the 0, such as 0300 1234567");
  fireEvent.change(screen.getByLabelText("Country code"), { target: { value: "SA" } });
  expect(hint()).toBe("10 digits with the 0, such as 050 123 4567");
  fireEvent.change(screen.getByLabelText("Country code"), { target: { value: "KW" } });
  expect(hint()).toBe("8 digits, such as 500 12345");
  fireEvent.change(screen.getByLabelText("Country code"), { target: { value: "FR" } });
  expect(hint()).toBe("At least 11 digits with +33");
});

describe("behavior: the form has what the quote asks for, and nothing else", () => {
  const asking = (...travellers: TravellersInput["travellers"]): TravellersInput => ({ ...inputs.empty, travellers });
  const person1 = { id: "p1", type: "person" } as const;

  test("a way to reach somebody alone", async () => {
    await show(asking());
    expect(screen.getAllByRole("region").map((region) => region.getAttribute("aria-labelledby"))).toHaveLength(1);
    expect(screen.getByRole("textbox", { name: "Email" })).toBeDefined();
    expect(screen.queryByText(/to fill in from your saved travellers/)).toBeNull();
  });

  test("one person with an address, an identity card and a phone", async () => {
    const asked = { fields: ["fullName", "phone", "address", "documentNumber"], documents: ["cnic"] } as const;
    const actor = await show(asking({ ...person1, asked }));
    const lead = person("Passenger 1");
    expect(lead.getAllByRole("textbox")).toEqual(
      ["Full name", "Mobile number", "Address", "CNIC number"].map((label) => lead.getByLabelText(label)),
    );
    expect(lead.queryByRole("combobox")).toBeNull();
    fireEvent.change(lead.getByLabelText("Address"), { target: { value: "Clifton" } });
    fireEvent.blur(lead.getByLabelText("Address"));
    await lead.findByText("Please enter at least 10 characters");
    expect(actor.getSnapshot().context.forms["p1"]).toMatchObject({ address: "Clifton" });
  });

  test("an age alone, and a driver's licence", async () => {
    await show(
      asking(
        { ...person1, ticket: "Senior", asked: { fields: ["age"], documents: [], ages: { min: 60, max: null } } },
        { id: "d1", type: "driver", asked: { fields: ["licenceNumber"], documents: [] } },
      ),
    );
    const senior = person("Passenger 1");
    expect(senior.getByText("Senior")).toBeDefined();
    fireEvent.change(senior.getByLabelText("Age"), { target: { value: "59" } });
    fireEvent.blur(senior.getByLabelText("Age"));
    await senior.findByText("This is for ages 60 and over");
    expect(person("Driver 1").getAllByRole("textbox")).toHaveLength(1);
  });

  test("who is only counted has no form", async () => {
    const asked = { fields: ["firstName", "lastName"], documents: [] } as const;
    const companion = { ...person1, id: "p2", asked: { fields: [], documents: [] } } as const;
    await show(asking({ ...person1, asked }, companion));
    expect(screen.getByRole("region", { name: "Passenger 1" })).toBeDefined();
    expect(screen.queryByRole("region", { name: "Passenger 2" })).toBeNull();
  });

  test("the first guest of each room, by their place among those who are asked", async () => {
    const asked = { fields: ["firstName", "lastName"], documents: [] } as const;
    const counted = { fields: [], documents: [] } as const;
    const guest = { type: "adult" } as const;
    await show(
      asking(
        { ...guest, id: "r1a1", room: 0, asked },
        { ...guest, id: "r1a2", room: 0, asked: counted },
        { ...guest, id: "r2a1", room: 1, asked },
      ),
    );
    expect(person("Adult 1").getByText("Room 1")).toBeDefined();
    expect(person("Adult 2").getByText("Room 2")).toBeDefined();
    expect(screen.getAllByLabelText("First name")).toHaveLength(2);
  });

  test("a ticket in the first one's name asks for nothing more of its own", async () => {
    const asked = { fields: ["fullName"], documents: [], mayFollowLead: true } as const;
    const actor = await show(asking({ ...person1, asked }, { ...person1, id: "p2", asked }));
    fireEvent.change(person("Passenger 1").getByLabelText("Full name"), { target: { value: "Ayesha Siddiqui" } });
    expect(person("Passenger 1").queryByRole("checkbox", { name: /In the name of/ })).toBeNull();
    fireEvent.click(person("Passenger 2").getByRole("checkbox", { name: "In the name of Ayesha Siddiqui" }));
    expect(person("Passenger 2").queryByLabelText("Full name")).toBeNull();
    actor.send({ type: "contact.change", values: { email: "ayesha@safar.example", phone: "03001234567" } });
    submit();
    expect(actor.getSnapshot().output).toMatchObject({
      party: { travellers: [{ fullName: "Ayesha Siddiqui" }, { id: "p2", fullName: "Ayesha Siddiqui" }] },
    });
  });
});

test("behavior: a child is offered a child's titles", async () => {
  await show(inputs.empty);
  const titles = (name: string) => [...person(name).getByLabelText("Title").children].map((one) => one.textContent);
  expect(titles("Adult 1")).toEqual(["Please choose", "Mr", "Mrs.", "Miss."]);
  expect(titles("Infant 1")).toEqual(["Please choose", "Master", "Miss."]);
});

test("behavior: two people with one passport are told", async () => {
  const { forms } = inputs.filledIn;
  await show({
    ...inputs.filledIn,
    forms: { ...forms, "adult-2": { ...forms["adult-2"], documentNumber: "AB1234567" } },
  });
  submit();
  expect(person("Adult 2").getByText("Another traveller here has this document: check the number")).toBeDefined();
});

describe("behavior: a form with mistakes", () => {
  const mistakes = {
    en: {
      go: "Continue",
      title: "Please fill out all required fields",
      first: "Please enter the first name",
      other: "Please select a title",
      who: "Adult 1",
    },
    ar: {
      go: "متابعة",
      title: "يرجى تعبئة جميع الحقول المطلوبة",
      first: "يرجى إدخال الاسم الأول",
      other: "يرجى اختيار اللقب",
      who: "المسافر البالغ 1",
    },
  } as const;
  test.each(["en", "ar"] as const)("in %s lists them and puts the focus on the first", async (locale) => {
    const { first, go, other, title, who } = mistakes[locale];
    await show(inputs.empty, { locale });
    submit(go);
    const summary = screen.getByRole("alert", { name: title });
    expect(within(summary).getByRole("link", { name: `${who}: ${first}` })).toBeDefined();
    expect(within(summary).getByRole("link", { name: `${who}: ${other}` })).toBeDefined();
    expect(document.activeElement?.id).toBe("adult-1-firstName");
    expect(document.getElementById("adult-1-firstName-error")?.textContent).toBe(first);
  });

  test("leads from the list to each field", async () => {
    await show(inputs.empty);
    submit();
    fireEvent.click(
      screen.getByRole("link", { name: "Infant 1: Please choose the adult on whose lap the infant sits" }),
    );
    expect(document.activeElement).toBe(person("Infant 1").getByLabelText("Sits on the lap of"));
  });

  test("is told of a field as soon as it is left, and forgiven as soon as it is changed", async () => {
    await show(inputs.empty);
    const name = person("Adult 1").getByLabelText<HTMLInputElement>("First name");
    fireEvent.change(name, { target: { value: "عائشة" } });
    fireEvent.blur(name);
    await person("Adult 1").findByText("Please use Latin letters, as in the passport");
    fireEvent.change(name, { target: { value: "Ayesha" } });
    expect(person("Adult 1").queryByText("Please use Latin letters, as in the passport")).toBeNull();
    expect(name.value).toBe("Ayesha");
  });

  test("says which age the ticket is for, and when", async () => {
    await show(inputs.filledIn);
    const born = person("Child 1").getByLabelText("Date of birth");
    fireEvent.input(born, { target: { value: "01022010" } });
    fireEvent.blur(born);
    await person("Child 1").findByText(
      "On 17 December 2026 this passenger is an adult, 12 or over. The ticket is for a child: check the date, or search again with the right ages",
    );
  });

  test.each([
    ["Email", "nonsense", "Please enter a valid email address"],
    ["Mobile number", "123", "Phone number must be at least 11 digits"],
  ])("names what is wrong with the contact: %s", async (label, value, words) => {
    await show(inputs.filledIn);
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    submit();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });
});

test("behavior: dates are typed as day, month, year, and halves of them are kept", async () => {
  const actor = await show(inputs.empty);
  const born = person("Adult 1").getByLabelText<HTMLInputElement>("Date of birth");
  fireEvent.input(born, { target: { value: "1804" } });
  expect(born.value).toBe("18/04");
  expect(actor.getSnapshot().context.forms["adult-1"]?.birthDate).toBe("18/04");
  fireEvent.input(born, { target: { value: "18/04/1993" } });
  expect(born.value).toBe("18/04/1993");
  expect(actor.getSnapshot().context.forms["adult-1"]?.birthDate).toBe("1993-04-18");
});

test("behavior: the name is shown as the airline will print it", async () => {
  await show(inputs.filledIn, { airline: "PK" });
  const name = person("Adult 1").getByLabelText("First name");
  fireEvent.change(name, { target: { value: "Mary-Ann" } });
  expect(person("Adult 1").getByText("MARY ANN SIDDIQUI")).toBeDefined();
  fireEvent.change(name, { target: { value: "M4ry" } });
  expect(person("Adult 1").queryByText(/SIDDIQUI/)).toBeNull();
});

test("behavior: who has one name has no field for another", async () => {
  const actor = await show(inputs.filledIn);
  fireEvent.click(person("Adult 1").getByLabelText("The document shows only one name"));
  expect(person("Adult 1").queryByLabelText("Last name")).toBeNull();
  expect(actor.getSnapshot().context.forms["adult-1"]?.lastName).toBe("");
});

test("behavior: a saved traveller fills in the form, and is on no other traveller's list then", async () => {
  await show(inputs.empty);
  const pick = await waitFor(() => person("Child 1").getByRole("button", { name: /^Hamza Siddiqui Passport .*2223/ }));
  fireEvent.click(pick);
  expect(person("Child 1").getByLabelText<HTMLInputElement>("First name").value).toBe("Hamza");
  expect(person("Child 1").getByLabelText<HTMLInputElement>("Date of birth").value).toBe("01/02/2019");
  expect(person("Adult 1").queryByRole("button", { name: /^Hamza Siddiqui/ })).toBeNull();
});

test("behavior: whoever was chosen leads on to what is still missing", async () => {
  const [hamza] = outcomes.readSaved.listed.travellers;
  const actor = begin(inputs.empty, outcomes.save.saved, {
    ...outcomes.readSaved.listed,
    travellers: [{ ...hamza, documents: [] }],
  });
  await renderCheckout(<TravellersScreen actor={actor} words={journeyWords} summary={null} />);
  fireEvent.click(await waitFor(() => person("Child 1").getByRole("button", { name: /^Hamza Siddiqui/ })));
  expect(document.activeElement).toBe(person("Child 1").getByLabelText("Passport number"));
});

test("behavior: who is done is folded to a line, leads on to the next one, and is opened again", async () => {
  await show(inputs.filledIn);
  expect(screen.getByText("4 of 4 filled in")).toBeDefined();
  fireEvent.click(person("Adult 1").getByRole("button", { name: "Next: Adult 2" }));
  expect(person("Adult 1").queryByRole("textbox")).toBeNull();
  expect(person("Adult 1").getByText("Ayesha Siddiqui")).toBeDefined();
  expect(document.activeElement?.closest("section")).toBe(screen.getByRole("region", { name: "Adult 2" }));
  fireEvent.click(person("Adult 1").getByRole("button", { name: "Change: Adult 1" }));
  expect(person("Adult 1").getByLabelText<HTMLInputElement>("First name").value).toBe("Ayesha");
});

test("behavior: title and gender agree: the one follows the other", async () => {
  const actor = await show(inputs.filledIn);
  const chosen = (name: string) =>
    ["Title", "Gender"].map((label) => person(name).getByLabelText<HTMLSelectElement>(label).value);
  fireEvent.change(person("Adult 1").getByLabelText("Title"), { target: { value: "Mr" } });
  expect(chosen("Adult 1")).toEqual(["Mr", "male"]);
  fireEvent.change(person("Adult 1").getByLabelText("Gender"), { target: { value: "female" } });
  expect(chosen("Adult 1")).toEqual(["", "female"]);
  fireEvent.change(person("Infant 1").getByLabelText("Gender"), { target: { value: "male" } });
  expect(chosen("Infant 1")).toEqual(["Mr", "male"]);
  fireEvent.change(person("Infant 1").getByLabelText("Gender"), { target: { value: "female" } });
  expect(chosen("Infant 1")).toEqual(["Miss.", "female"]);
  expect(actor.getSnapshot().context.forms["infant-1"]).toMatchObject({ title: "Miss.", gender: "female" });
});

test("behavior: warnings are told and keep nobody from going on", async () => {
  const forms = Object.fromEntries(
    Object.entries(inputs.filledIn.forms).map(([id, form]) => [
      id,
      id === "adult-1" ? { ...form, title: "Mr" as const } : form,
    ]),
  );
  const actor = await show({ ...inputs.filledIn, forms });
  expect(
    person("Adult 1").getByText("The title and the gender do not usually go together. Compare them with the document."),
  ).toBeDefined();
  submit();
  expect(actor.getSnapshot().context.party).not.toBeNull();
});

test("behavior: a number with a country of its own keeps it", async () => {
  const actor = await show(inputs.empty);
  fireEvent.change(screen.getByLabelText("Country code"), { target: { value: "FR" } });
  fireEvent.change(screen.getByLabelText("Mobile number"), { target: { value: "06 12 34 56 78" } });
  expect(actor.getSnapshot().context.contact.phone).toBe("+336 12 34 56 78");
});

describe("behavior: keeping travellers", () => {
  const changed = async (save: SaveOutcome, locale: "en" | "ar" = "en", asCopy = false) => {
    const actor = begin(inputs.filledIn, save);
    await new Promise<void>((resolve) => {
      const { unsubscribe } = actor.subscribe(({ context }) => context.saved.length > 0 && resolve());
      if (actor.getSnapshot().context.saved.length > 0) resolve();
      return unsubscribe;
    });
    actor.send({ type: "details.change", travellerId: "adult-2", values: { save: false } });
    actor.send({ type: "details.pick", travellerId: "child-1", savedId: "saved-1" });
    actor.send({ type: "details.change", travellerId: "child-1", values: { documentNumber: "AB9998887" } });
    actor.send({ type: "details.change", travellerId: "child-1", values: { save: true, asCopy } });
    actor.send({ type: "party.submit" });
    await waitFor(() => expect(actor.getSnapshot().hasTag("busy")).toBe(false));
    if (actor.getSnapshot().status === "active")
      await renderCheckout(<TravellersScreen actor={actor} words={journeyWords} summary={null} />, locale);
    return actor;
  };

  test("what was changed of somebody is saved along with the form, and no page asks", async () => {
    const actor = await show(inputs.filledIn);
    actor.send({ type: "details.change", travellerId: "adult-2", values: { save: false } });
    const toggle = () => person("Child 1").queryByRole("checkbox", { name: /Save these new details/ });
    fireEvent.click(
      await waitFor(() => person("Child 1").getByRole("button", { name: /^Hamza Siddiqui Passport .*2223/ })),
    );
    expect(toggle()).toBeNull();
    fireEvent.input(person("Child 1").getByLabelText("Passport number"), { target: { value: "AB9998887" } });
    const copy = { name: "As a copy: the details saved before stay too" };
    expect(person("Child 1").queryByRole("checkbox", copy)).toBeNull();
    fireEvent.click(person("Child 1").getByRole("checkbox", { name: /Save these new details/ }));
    expect(person("Child 1").getByRole("checkbox", copy)).toBeDefined();
    submit();
    expect(screen.queryByRole("heading", { name: "Save for next time" })).toBeNull();
    await waitFor(() => expect(actor.getSnapshot().status).toBe("done"));
  });

  test("what could not be saved can be tried again, saved otherwise or left", async () => {
    const actor = await changed(outcomes.save.offline);
    expect(screen.getByRole("heading", { name: /The details of Hamza are new/ })).toBeDefined();
    expect(screen.getByText("Passport AB9998887")).toBeDefined();
    for (const name of ["Save as a copy", "Continue without saving"]) {
      expect(screen.getByRole("button", { name })).toBeDefined();
    }
    fireEvent.click(screen.getByRole("button", { name: "Continue without saving" }));
    expect(actor.getSnapshot().status).toBe("done");
  });

  const refused: SaveTrouble = {
    type: "PROBLEM",
    problem: { kind: "refused", code: "supplier_error", status: 500, message: "", retryable: true },
  };
  test.each([
    ["update", refused, "Unable to update favourite", "Failed to save passenger details. Please try again."],
    ["copy", refused, "Unable to create favourite", "Failed to save passenger details. Please try again."],
    [
      "update",
      outcomes.save.invalid,
      "Unable to update favourite",
      "An error occurred while saving passenger details.",
    ],
    [
      "update",
      outcomes.save.offline,
      "Unable to update favourite",
      "An error occurred while saving. Please try again.",
    ],
  ] as const)("when %s fails the booking goes on: %o", async (as, trouble, title, text) => {
    const actor = await changed(trouble, "en", as === "copy");
    expect(screen.getByRole("alert").textContent).toBe(title + text);
    const name = as === "update" ? "Update the saved traveller" : "Save as a copy";
    fireEvent.click(screen.getByRole("button", { name }));
    const alert = await waitFor(() => screen.getByRole("alert"));
    expect(alert.textContent).toBe(title + text);
    fireEvent.click(screen.getByRole("button", { name: "Continue without saving" }));
    expect(actor.getSnapshot().status).toBe("done");
  });

  test.each([
    [refused, "تعذّر تحديث المفضلة", "تعذّر حفظ بيانات المسافر. يرجى المحاولة مرة أخرى."],
    [outcomes.save.invalid, "تعذّر تحديث المفضلة", "حدث خطأ أثناء حفظ بيانات المسافر."],
    [outcomes.save.offline, "تعذّر تحديث المفضلة", "حدث خطأ أثناء الحفظ. يرجى المحاولة مرة أخرى."],
    [outcomes.save.signedOut, "انتهت الجلسة", "سجّل الدخول مجددًا لحفظ المسافرين، أو تابع من دون حفظ."],
  ] as const)("in Arabic as in English: %o", async (trouble, title, text) => {
    await changed(trouble, "ar");
    fireEvent.click(screen.getByRole("button", { name: "تحديث المسافر المحفوظ" }));
    const alert = await waitFor(() => screen.getByRole("alert"));
    expect(alert.textContent).toBe(title + text);
  });
});
