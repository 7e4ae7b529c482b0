// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { seatSumId } from "./bring-in-sight.ts";
import { LetGoSeats, useLetGo } from "./let-go-seats.tsx";
import { belowTheWindow } from "./seats.harness.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const classes: Readonly<Record<string, string>> = {
  a1: "standard",
  a2: "standard",
  a3: "standard",
  a5: "standard",
  b1: "prime",
};
const seats = Object.keys(classes).map((id) => ({ id, label: id.toUpperCase() }));
const categories = ["standard", "prime"].map((code) => ({ code, name: { en: `The ${code}`, ar: code } }));
const two = { seats: 2, category: "standard" };

/** A hall for a party of a class: a seat of another one lets the others go, and one too many the last of them. A5 is single, and they had one for two. */
function Hall() {
  const [{ party, picks }, setChoice] = useState({ party: two, picks: [{ seat: "a1" }, { seat: "a2" }] });
  const letGo = useLetGo(
    { categories, party, picks, seats },
    {
      idOf: (seat) => `own-${seat}`,
      toggle: (seat) =>
        setChoice((now) => {
          const category = classes[seat];
          if (category === undefined) return now;
          const others = now.picks.filter((one) => one.seat !== seat);
          const kept = others
            .filter((one) => classes[one.seat] === category)
            .slice(0, seat === "a5" ? 0 : now.party.seats - 1);
          const isLeft = others.length < now.picks.length;
          return isLeft ? { ...now, picks: others } : { party: { ...now.party, category }, picks: [...kept, { seat }] };
        }),
      choose: (chosen) =>
        setChoice((now) => ({
          party: chosen,
          picks: now.picks.filter(({ seat }) => classes[seat] === chosen.category).slice(0, chosen.seats),
        })),
      restore: (before) => setChoice({ party: before.party, picks: [...before.picks] }),
    },
  );
  return (
    <>
      {seats.map(({ id }) => (
        <button key={id} type="button" id={`own-${id}`} onClick={() => letGo.press(id)}>
          {id}
        </button>
      ))}
      <button type="button" onClick={() => letGo.press("taken")}>
        taken
      </button>
      <button type="button" onClick={() => letGo.choose({ ...two, seats: 1 })}>
        one
      </button>
      <button type="button" onClick={() => letGo.choose({ ...two, category: "prime" })}>
        prime
      </button>
      <p data-testid="choice">{[party.seats, party.category, ...picks.map(({ seat }) => seat)].join(" ")}</p>
      <div id={seatSumId}>
        <LetGoSeats {...letGo} />
      </div>
    </>
  );
}

test("behavior: seats that are taken back are in sight, as the one was that let them go", async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.id);
  };
  await renderResults(<Hall />, "en", "/");
  fireEvent.click(screen.getByRole("button", { name: "b1" }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  // Nothing moves while all of them are in sight.
  expect(seen).toEqual([]);
  belowTheWindow();
  fireEvent.click(screen.getByRole("button", { name: "b1" }));
  expect(seen).toEqual(["own-b1"]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(seen).toEqual(["own-b1", "own-a1", "own-a2"]);
  expect(screen.queryByText(/^Released: /)).toBeNull();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const told = () => screen.queryByRole("status")?.textContent ?? null;
const choice = () => screen.getByTestId("choice").textContent;

test.each([
  ["a press at another price", "b1", "A1, A2", "The seats of one booking are all of one class."],
  ["a press by a party that has all its seats", "a3", "A2", "You asked for 2 seats."],
  ["a press of one who had half of a seat for two", "a5", "A1, A2", "Seats for two are released together."],
  ["a smaller party", "one", "A2", "You asked for 1 seat in The standard."],
  ["another class that is asked for", "prime", "A1, A2", "You asked for 2 seats in The prime."],
])("behavior: what %s lets go is told with why, and is taken back whole", async (_, name, labels, why) => {
  Element.prototype.scrollIntoView = () => undefined;
  await renderResults(<Hall />, "en", "/");
  press(name);
  expect(told()?.replaceAll(/[\u2066-\u2069]/g, "")).toContain(`Released: ${labels}${why}`);
  press("Undo");
  expect([choice(), told()]).toEqual(["2 standard a1 a2", null]);
});

test("behavior: what is told is of the last change, and nothing is of what somebody leaves", async () => {
  await renderResults(<Hall />, "en", "/");
  press("a3");
  press("prime");
  expect(told()).toMatch(/Released: .*A1.*A3/);
  press("Undo");
  expect(choice()).toBe("2 standard a1 a3");
  press("a3");
  expect([choice(), told()]).toEqual(["2 standard a1", null]);
});

test("behavior: a press that takes no seat leaves what is told, with the way back", async () => {
  await renderResults(<Hall />, "en", "/");
  press("a3");
  press("taken");
  press("taken");
  expect(told()).toMatch(/Released: .*A2/);
  press("Undo");
  expect([choice(), told()]).toEqual(["2 standard a1 a2", null]);
});
