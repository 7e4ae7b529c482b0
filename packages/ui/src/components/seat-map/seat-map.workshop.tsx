import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Button } from "../button/button.tsx";
import { SeatFacts } from "./seat-facts.tsx";
import { SeatLegend } from "./seat-legend.tsx";
import { type SeatDeck, SeatMap } from "./seat-map.tsx";
import { SeatPicks } from "./seat-picks.tsx";
import type { SeatCell, SeatForm, SeatLook, SeatMapRow } from "./seat-row.tsx";
import type { SeatStep } from "./seat-steps.ts";

/** What a sign of a drawing is: `.` free, `+` with more room, `t` taken, `m` and `f` by a man and a woman, `x` closed. */
const looks: Readonly<Record<string, SeatLook>> = { t: "taken", m: "man", f: "woman", x: "closed", "+": "better" };
const forms: Readonly<Record<string, SeatForm>> = {
  b: "berth",
  "<": "leftHalf",
  ">": "rightHalf",
  h: "wheelchair",
  c: "companion",
};

type Drawing = {
  readonly rows: readonly string[];
  /** How a place is called, by its row and its number in it. */
  readonly nameOf: (row: number, number: number) => string;
  readonly more?: (row: number) => Partial<SeatMapRow>;
  readonly form?: SeatForm;
};

const rowsOf = ({ rows, nameOf, more, form }: Drawing, say: Say, chosen: string): readonly SeatMapRow[] =>
  rows.map((line, row) => {
    let number = 0;
    const cells = Array.from(line, (sign): SeatCell => {
      if (sign === "_") return { kind: "aisle" };
      if (sign === " ") return { kind: "gap" };
      number += 1;
      const id = nameOf(row, number);
      const look = id === chosen ? "mine" : (looks[sign] ?? "free");
      const mark = look === "free" || look === "mine" ? id : undefined;
      const own = forms[sign] ?? form;
      const state = look === "free" || look === "better" ? say("available", "متاح") : say("not available", "غير متاح");
      return {
        kind: "seat",
        id,
        look,
        label: `${id}, ${look === "mine" ? say("yours", "مقعدك") : state}`,
        ...(own === "wheelchair" || own === "companion" ? {} : { mark }),
        ...(own === undefined ? {} : { form: own }),
      };
    });
    return { id: String(row), label: null, cells, ...more?.(row) };
  });

const idsIn = (rows: readonly SeatMapRow[]): readonly (readonly string[])[] =>
  rows.map(({ cells }) => cells.flatMap((cell) => (cell.kind === "seat" ? [cell.id] : [])));

const step = (rows: readonly SeatMapRow[], from: string, to: SeatStep): string => {
  const lines = idsIn(rows).filter((line) => line.length > 0);
  const row = Math.max(
    0,
    lines.findIndex((line) => line.includes(from)),
  );
  const at = lines[row]?.indexOf(from) ?? 0;
  const all = lines.flat();
  const found: { readonly [To in SeatStep]: string | undefined } = {
    left: lines[row]?.[at - 1],
    right: lines[row]?.[at + 1],
    rowStart: lines[row]?.[0],
    rowEnd: lines[row]?.at(-1),
    forward: lines[row - 1]?.[at] ?? lines[row - 1]?.at(-1),
    backward: lines[row + 1]?.[at] ?? lines[row + 1]?.at(-1),
    first: all[0],
    last: all.at(-1),
  };
  return found[to] ?? from;
};

function Sample({
  say,
  scope,
  drawing,
  label,
  columns,
  letters,
  shape = "plain",
  first,
}: {
  say: Say;
  scope: string;
  drawing: Drawing;
  label: string;
  columns: string;
  letters?: SeatDeck["letters"];
  shape?: "plain" | "plane";
  first: string;
}) {
  const [chosen, setChosen] = useState(first);
  const [current, setCurrent] = useState(first);
  const rows = rowsOf(drawing, say, chosen);
  return (
    <SeatMap
      id={`${scope}-seat`}
      shape={shape}
      exit={say("Exit", "مخرج")}
      current={current}
      onMove={(from, to) => step(rows, from, to)}
      onCurrent={setCurrent}
      onChoose={setChosen}
      decks={[
        { id: "main", label, letters, rows, columns: Array.from(columns, (sign) => (sign === "_" ? "aisle" : "seat")) },
      ]}
    />
  );
}

const letter = (number: number): string => "ABCDEFGH"[number - 1] ?? "";

export const workshop: Workshop = {
  title: "Seat map",
  faces: [
    {
      name: "coach",
      render: (say, scope) => (
        <Sample
          say={say}
          scope={scope}
          label={say("Seats of the coach", "مقاعد الحافلة")}
          columns="ss_ss"
          first="5"
          drawing={{
            rows: ["f._.m", ".._..", "xx_t.", ".._m."],
            nameOf: (row, number) => String(row * 4 + number),
          }}
        />
      ),
    },
    {
      name: "cabin",
      render: (say, scope) => (
        <Sample
          say={say}
          scope={scope}
          label={say("Seats from Karachi to Jeddah", "مقاعد الرحلة من كراتشي إلى جدة")}
          shape="plane"
          columns="sss_sss"
          letters={["A", "B", "C", "", "D", "E", "F"]}
          first="12D"
          drawing={{
            rows: ["t.._.t.", ".t._...", "+++_tt+", "..._...", ".t._.x."],
            nameOf: (row, number) => `${row + 11}${letter(number)}`,
            more: (row) => ({ label: String(row + 11), isExit: row === 2, isOverWing: row > 0 && row < 4 }),
          }}
        />
      ),
    },
    {
      name: "train, two bays of berths",
      render: (say, scope) => (
        <Sample
          say={say}
          scope={scope}
          label={say("Berths of coach B3", "أسرّة العربة B3")}
          columns="sss_s"
          first="9"
          drawing={{
            form: "berth",
            rows: ["tbb_b", "mbb_t", "bbb_b", "fbx_b"],
            nameOf: (row, number) => String(row * 4 + number),
            more: (row) => (row % 2 === 0 ? { bay: say(`Bay ${row / 2 + 1}`, `المقصورة ${row / 2 + 1}`) } : {}),
          }}
        />
      ),
    },
    {
      name: "hall, with couples and a place for a wheelchair",
      render: (say, scope) => (
        <Sample
          say={say}
          scope={scope}
          label={say("Seats of hall 2", "مقاعد القاعة 2")}
          columns="sss_sss"
          first="B2"
          drawing={{
            rows: ["hc._...", "..._.tt", "<> _<>t"],
            nameOf: (row, number) => `${letter(row + 1)}${number}`,
            more: (row) => ({ label: letter(row + 1) }),
          }}
        />
      ),
    },
    {
      name: "legend",
      render: (say) => (
        <SeatLegend
          label={say("What the seats mean", "دلالات المقاعد")}
          entries={[
            { look: "free", label: say("Available", "متاح") },
            { look: "better", label: say("More room for legs", "مساحة أوسع للساقين") },
            { look: "mine", label: say("Yours", "مقعدك"), mark: "AQ" },
            { look: "party", label: say("With you", "لمرافقيك"), mark: "BQ" },
            { look: "taken", label: say("Taken", "محجوز") },
            { look: "man", label: say("A man sits here", "يجلس هنا رجل") },
            { look: "woman", label: say("A woman sits here", "تجلس هنا امرأة") },
            { look: "closed", label: say("Not for sale", "غير معروض") },
            { look: "free", form: "wheelchair", label: say("For a wheelchair", "لكرسي متحرك") },
          ]}
        />
      ),
    },
    {
      name: "beside the map",
      render: (say) => (
        <>
          <SeatFacts
            name="12C"
            state={say("available", "متاح")}
            price={say("Rs 2,400", "2,400 ر.ب")}
            more={say("aisle, extra legroom", "ممر، مساحة أوسع للساقين")}
          />
          <SeatPicks
            picks={[
              {
                id: "12C",
                name: say("Seat 12C", "المقعد 12C"),
                detail: say("Front seat · Rs 2,400", "مقعد أمامي · 2,400 ر.ب"),
                action: <Button size="small">{say("Give back", "أعد المقعد")}</Button>,
              },
            ]}
          />
        </>
      ),
    },
  ],
};
