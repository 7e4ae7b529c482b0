import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Button } from "../button/button.tsx";
import { CarStrip } from "./car-strip.tsx";
import { SeatChoices } from "./seat-choices.tsx";
import { SeatFacts } from "./seat-facts.tsx";
import { SeatLegend } from "./seat-legend.tsx";
import { type SeatDeck, SeatMap, SeatZoom } from "./seat-map.tsx";
import { SeatPicks } from "./seat-picks.tsx";
import type { SeatCell, SeatForm, SeatLook, SeatMapRow } from "./seat-row.tsx";
import type { SeatStep } from "./seat-steps.ts";

/** What a sign of a drawing is: `.` free, `+` with more room, `t` taken, `m` and `f` by a man and a woman, `x` closed. */
const looks: Readonly<Record<string, SeatLook>> = { t: "taken", m: "man", f: "woman", x: "closed", "+": "better" };
const forms: Readonly<Record<string, SeatForm>> = {
  U: "berthUpper",
  M: "berthMiddle",
  L: "berthLower",
  S: "berthSide",
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
};

const rowsOf = ({ rows, nameOf, more }: Drawing, say: Say, chosen: string): readonly SeatMapRow[] =>
  rows.map((line, row) => {
    let number = 0;
    const cells = Array.from(line, (sign): SeatCell => {
      if (sign === "_") return { kind: "aisle" };
      if (sign === " ") return { kind: "gap" };
      number += 1;
      const id = nameOf(row, number);
      const look = id === chosen ? "mine" : (looks[sign] ?? "free");
      const mark = look === "free" || look === "mine" ? id : undefined;
      const own = forms[sign];
      const state = look === "free" || look === "better" ? say("available", "متاح") : say("not available", "غير متاح");
      return {
        kind: "seat",
        id,
        look,
        label: `${id}, ${look === "mine" ? say("yours", "مقعدك") : state}`,
        ...(own === "wheelchair" || own === "companion" ? {} : { mark }),
        ...(own === undefined ? {} : { form: own }),
        ...(look === "free" && own?.startsWith("berth") ? { notes: berthNotes(own, say) } : {}),
      };
    });
    return { id: String(row), label: null, cells, ...more?.(row) };
  });

const berthNotes = (form: SeatForm, say: Say): readonly string[] => {
  const kinds: Partial<Record<SeatForm, string>> = {
    berthUpper: say("upper", "علوي"),
    berthMiddle: say("middle", "أوسط"),
    berthLower: say("lower", "سفلي"),
    berthSide: say("side", "جانبي"),
  };
  return [kinds[form] ?? "", form === "berthLower" ? "+450" : "+250"];
};

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
  shape?: "plain" | "plane" | "carriage" | "hall";
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
      front={shape === "hall" ? say("Screen", "الشاشة") : undefined}
      current={current}
      onMove={(from, to) => step(rows, from, to)}
      onCurrent={setCurrent}
      onChoose={setChosen}
      decks={[
        {
          id: "main",
          label,
          letters,
          rows,
          curve: 1.2,
          columns: Array.from(columns, (sign) => (sign === "_" ? "aisle" : "seat")),
        },
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
          shape="carriage"
          columns="ss_s"
          first="12"
          drawing={{
            rows: ["UU_S", "MM_ ", "LL_S", "Um_S", "Mt_ ", "Lx_S"],
            nameOf: (row, number) => String(row * 3 + number),
            more: (row) => (row % 3 === 0 ? { bay: say(`Bay ${row / 3 + 1}`, `المقصورة ${row / 3 + 1}`) } : {}),
          }}
        />
      ),
    },
    {
      name: "cars of a train",
      render: (say, scope) => (
        <CarStrip
          label={say("Coach", "العربة")}
          name={`${scope}-car`}
          value="B2"
          onChange={() => {}}
          cars={[
            { id: "B1", name: "B1", note: say("full", "ممتلئة"), label: say("B1, full", "B1، ممتلئة"), isFull: true },
            { id: "B2", name: "B2", note: say("14 free", "14 متاحًا"), label: say("B2, 14 free", "B2، 14 متاحًا") },
            { id: "B3", name: "B3", note: say("31 free", "31 متاحًا"), label: say("B3, 31 free", "B3، 31 متاحًا") },
          ]}
        />
      ),
    },
    {
      name: "places as a list",
      render: (say) => (
        <SeatChoices
          label={say("Berths of coach B3", "أسرّة العربة B3")}
          groups={[
            {
              id: "1",
              title: say("Bay 1", "المقصورة 1"),
              choices: [
                {
                  id: "3",
                  name: say("Lower berth 3", "سرير سفلي 3"),
                  detail: say("available", "متاح"),
                  price: say("Rs 450", "450 ر.ب"),
                  action: <Button size="small">{say("Choose", "اختر")}</Button>,
                },
                {
                  id: "2",
                  name: say("Middle berth 2", "سرير أوسط 2"),
                  detail: say("taken by a man", "محجوز لرجل"),
                  price: null,
                  action: null,
                },
              ],
            },
          ]}
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
      name: "hall, through a window",
      render: (say, scope) => (
        <SeatZoom
          words={{
            nearer: say("Zoom in", "تكبير"),
            further: say("Zoom out", "تصغير"),
            all: say("All", "الكل"),
            hint: say("Press a place to see it larger.", "اضغط على مكان لتكبيره."),
          }}
        >
          <Sample
            say={say}
            scope={`${scope}-large`}
            shape="hall"
            label={say("Seats of hall 1", "مقاعد القاعة 1")}
            columns="ssss_ssssssssss_ssss"
            first="D9"
            drawing={{
              rows: ["hc.._..tt......_..ch", "...._..........._....", "tt.._....tttt..._...t", "<><>_..........._<><>"],
              nameOf: (row, number) => `${letter(row + 1)}${number}`,
              more: (row) => ({ label: letter(row + 1), ...(row === 2 ? { bay: say("Prime", "مميز") } : {}) }),
            }}
          />
        </SeatZoom>
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
            { look: "proposed", label: say("Proposed", "مقترح") },
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
            price={say("Rs 2,400", "2,400 روبية")}
            more={say("aisle, extra legroom", "ممر، مساحة أوسع للساقين")}
          />
          <SeatPicks
            picks={[
              {
                id: "12C",
                name: say("Seat 12C", "المقعد 12C"),
                detail: say("Front seat · Rs 2,400", "مقعد أمامي · 2,400 روبية"),
                action: <Button size="small">{say("Give back", "أعد المقعد")}</Button>,
              },
            ]}
          />
        </>
      ),
    },
  ],
};
