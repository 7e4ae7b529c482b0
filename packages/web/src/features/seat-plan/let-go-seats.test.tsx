// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { seatSumId } from "./bring-in-sight.ts";
import { LetGoSeats, useLetGo } from "./let-go-seats.tsx";

afterEach(cleanup);

const classes: Readonly<Record<string, string>> = { a1: "standard", a2: "standard", b1: "prime" };
const seats = Object.keys(classes).map((id) => ({ id, label: id.toUpperCase() }));

/** A hall in which a seat of another class lets the others go. */
function Hall() {
  const [picks, setPicks] = useState([{ seat: "a1" }, { seat: "a2" }]);
  const category = classes[picks[0]?.seat ?? ""];
  const letGo = useLetGo({ picks, seats }, category, {
    idOf: (seat) => `own-${seat}`,
    toggle: (seat) => setPicks((all) => [...all.filter((one) => classes[one.seat] === classes[seat]), { seat }]),
    restore: (before) => setPicks([...before.picks]),
  });
  return (
    <>
      {seats.map(({ id }) => (
        <button key={id} type="button" id={`own-${id}`} onClick={() => letGo.press(id)}>
          {id}
        </button>
      ))}
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
  expect(seen).toEqual(["own-b1"]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(seen).toEqual(["own-b1", "own-a1", "own-a2"]);
  expect(screen.queryByText(/^Let go: /)).toBeNull();
});
