import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { type SeatCell, SeatLegend, SeatMap } from "./seat-map.tsx";
import type { SeatStep } from "./seat-steps.ts";

const letters = ["A", "B", "C", "", "D", "E", "F"];
const first = 11;
const last = 16;
const taken = new Set(["11A", "11C", "12B", "13D", "13E", "15F"]);

const step = (from: string, to: SeatStep): string => {
  const seats = letters.filter(Boolean);
  const row = Number.parseInt(from, 10);
  const at = seats.indexOf(from.slice(-1));
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const column: { readonly [To in SeatStep]?: number } = {
    left: at - 1,
    right: at + 1,
    rowStart: 0,
    rowEnd: seats.length - 1,
    first: 0,
    last: seats.length - 1,
  };
  const line: { readonly [To in SeatStep]?: number } = { forward: row - 1, backward: row + 1, first, last };
  const sideways = column[to] ?? at;
  const along = line[to] ?? row;
  return `${clamp(along, first, last)}${seats[clamp(sideways, 0, seats.length - 1)]}`;
};

function Sample({ say, scope }: { say: Say; scope: string }) {
  const [chosen, setChosen] = useState("12D");
  const [current, setCurrent] = useState("12D");
  const cell = (row: number, letter: string): SeatCell => {
    if (letter === "") return { kind: "aisle" };
    const id = `${row}${letter}`;
    if (id === chosen) return { kind: "seat", id, look: "mine", mark: "AQ", label: `${id}, ${say("yours", "مقعدك")}` };
    if (taken.has(id)) return { kind: "seat", id, look: "taken", label: `${id}, ${say("taken", "محجوز")}` };
    return { kind: "seat", id, look: row === 13 ? "better" : "free", label: `${id}, ${say("free", "متاح")}` };
  };
  return (
    <SeatMap
      id={`${scope}-seat`}
      label={say("Seats from Karachi to Jeddah", "مقاعد الرحلة من كراتشي إلى جدة")}
      shape="plane"
      exit={say("Exit", "مخرج")}
      columns={letters.map((letter) => (letter === "" ? "aisle" : "seat"))}
      letters={letters}
      current={current}
      onMove={step}
      onCurrent={setCurrent}
      onChoose={setChosen}
      rows={[
        {
          id: "front",
          label: null,
          cells: [
            { kind: "place", label: say("Galley", "مطبخ"), span: 3 },
            { kind: "aisle" },
            { kind: "place", label: say("Lavatory", "دورة مياه"), span: 3 },
          ],
        },
        ...Array.from({ length: last - first + 1 }, (_, index) => ({
          id: String(first + index),
          label: String(first + index),
          isExit: first + index === 13,
          isOverWing: index > 0 && index < 5,
          cells: letters.map((letter) => cell(first + index, letter)),
        })),
      ]}
    />
  );
}

export const workshop: Workshop = {
  title: "Seat map",
  faces: [
    { name: "aircraft", render: (say, scope) => <Sample say={say} scope={scope} /> },
    {
      name: "legend",
      render: (say) => (
        <SeatLegend
          label={say("What the seats mean", "دلالات المقاعد")}
          entries={[
            { look: "free", label: say("Free", "متاح") },
            { look: "better", label: say("More room for legs", "مساحة أوسع للساقين") },
            { look: "mine", label: say("Yours", "مقعدك"), mark: "AQ" },
            { look: "party", label: say("With you", "لمرافقيك"), mark: "BQ" },
            { look: "taken", label: say("Taken", "محجوز") },
            { look: "man", label: say("A man sits here", "يجلس هنا رجل") },
            { look: "woman", label: say("A woman sits here", "تجلس هنا امرأة") },
            { look: "closed", label: say("Not for sale", "غير معروض") },
          ]}
        />
      ),
    },
  ],
};
