import { girihStar } from "../lattice/girih.ts";
import { battlement, block, bow, panes } from "./masonry.ts";
import { disc, walker } from "./outings.ts";
import { arch, between, path, ridge, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

/** A cliff over a dry plain, and two who stand at its edge. */
export const cliff: Scene = (chance) => {
  const edge = between(chance, 214, 240);
  return [
    shape("light", path`M0 206Q200 196 400 210V300H0z`),
    shape("far", path`M262 236L276 150h40l6 34h26l10 -22h50V236z`),
    shape(
      "glow",
      path`M120 300Q${between(chance, 250, 280)} 270 300 242Q330 226 400 224v6Q330 236 316 250Q300 280 200 300z`,
      {
        opacity: 0.8,
      },
    ),
    shape("near", path`M0 300V126H${edge - 40}L${edge} 132L${edge - 12} 176L${edge + 8} 226L${edge - 4} 300z`),
    shape("accent", path`M0 126H${edge - 40}L${edge} 132L${edge - 4} 146L${edge - 52} 142L0 146z`),
    shape(
      "middle",
      times(7, (crack) => {
        const x = 14 + crack * 30;
        return path`M${x} 150l4 0l${between(chance, 2, 6)} ${between(chance, 50, 120)}l-5 0z`;
      }).join("") + path`M0 196H${edge - 8}l2 5H0zM0 248H${edge + 4}l0 5H0z`,
    ),
    shape("ground", walker(edge - 62, 126, 46) + walker(edge - 36, 128, 40)),
  ].join("");
};

/** Between two high walls, and those who go in. */
export const canyon: Scene = (chance) => {
  const [left, right] = [between(chance, 152, 168), between(chance, 226, 244)];
  const wall = (tone: "accent" | "near" | "middle", out: number) =>
    shape(
      tone,
      path`M0 0H${left - out + 18}Q${left - out - 20} 80 ${left - out + 10} 140T${left - out - 6} 300H0z` +
        path`M400 0H${right + out - 10}Q${right + out + 24} 70 ${right + out - 12} 150T${right + out + 12} 300H400z`,
    );
  return [
    shape("glow", "M100 0H300V300H100z"),
    wall("accent", 0),
    wall("middle", 44),
    wall("near", 96),
    shape(
      "light",
      times(5, (band) => {
        const y = 50 + band * 48;
        return path`M0 ${y}Q30 ${y - 14} ${left - 112} ${y - 4}v4Q30 ${y - 8} 0 ${y + 5}zM400 ${y + 6}Q370 ${y - 10} ${right + 112} ${y}v4Q370 ${y - 4} 400 ${y + 12}z`;
      }).join(""),
      { opacity: 0.55 },
    ),
    shape("light", path`M60 300Q${left} 262 188 240h26Q${right + 4} 266 330 300z`),
    shape("ground", walker(192, 274, 46) + walker(216, 280, 40)),
  ].join("");
};

/** Houses of coral stone with bays of carved wood over their doors. */
export const coralHouses: Scene = (chance) =>
  [
    ...times(4, (one) => {
      const [x, tall] = [one * 104 - 12, between(chance, 148, 206)];
      const storeys = Math.floor((tall - 66) / 44) + 1;
      return (
        shape(one % 2 ? "glow" : "light", block(x, 262, 98, tall) + battlement(x, 262 - tall, 98, 6, 9)) +
        times(storeys, (storey) => {
          const base = 204 - storey * 44;
          return (
            shape(
              "accent",
              block(x + 10, base + 3, 46, 5) + block(x + 13, base, 40, 34) + path`M${x + 8} ${base - 34}h50l-8 -7h-34z`,
            ) +
            shape("near", panes({ x: x + 14, top: base - 32, width: 38, height: 30 }, 4, 2)) +
            shape("middle", bow(x + 68, base, 18, 30))
          );
        }).join("") +
        shape("near", bow(x + 16, 262, 34, 48)) +
        shape("accent", bow(x + 22, 262, 22, 38))
      );
    }),
    shape("ground", "M0 260H400V300H0Z"),
    shape("accent", walker(between(chance, 150, 180), 290, 42) + walker(between(chance, 196, 214), 292, 38)),
  ].join("");

/** A room of shelves with what somebody has gathered, and a rug before them. */
export const collection: Scene = (chance) => {
  const pot = (x: number, base: number) =>
    path`M${x} ${base}q-6 -20 6 -28l-4 -12h18l-4 12q12 8 6 28zM${x + 20} ${base - 18}q14 -6 14 -20q6 2 2 10q-4 14 -16 16z`;
  const vase = (x: number, base: number) => path`M${x + 4} ${base}q-14 -24 4 -34v-8h12v8q18 10 4 34z`;
  const box = (x: number, base: number) => block(x, base, 34, 18) + path`M${x} ${base - 20}q17 -14 34 0z`;
  const things = [pot, vase, box] as const;
  return [
    shape("far", "M0 0H400V240H0Z"),
    ...times(3, (shelf) => {
      const base = 78 + shelf * 62;
      return (
        shape("near", block(40, base + 6, 320, 7)) +
        times(5, (one) =>
          shape(
            (["accent", "glow", "light"] as const)[(one + shelf) % 3] ?? "glow",
            (things[Math.floor(chance() * 3)] ?? pot)(62 + one * 60, base - 0.5),
          ),
        ).join("")
      );
    }),
    shape("near", block(30, 240, 12, 214) + block(358, 240, 12, 214)),
    shape("ground", "M0 236H400V300H0Z"),
    shape("accent", path`M96 250H304L350 296H50z`),
    shape("glow", times(5, (star) => girihStar([110 + star * 45, 274], 8, 11, 0, 1)).join("")),
  ].join("");
};

/** Painted all over, under a crown, with chains at its foot. */
const painted =
  (isBus: boolean): Scene =>
  (chance) => {
    const x = between(chance, 40, 60);
    const panels = times(5, (one) => x + 8 + one * 42);
    const inks = ["light", "glow", "accent"] as const;
    return [
      shape("far", ridge(chance, 206, 70, 5, true)),
      shape("ground", "M0 254H400V300H0Z"),
      shape("near", path`M${x} 246V128h222v118z` + path`M${x + 222} 246V150h44l24 44v52z`),
      // Its crown, which leans out over the cab.
      shape("accent", path`M${x + 196} 150V84q52 -34 100 0l-12 66z`),
      shape("light", times(4, (one) => girihStar([x + 216 + one * 21, 112], 8, 11, chance(), 1)).join("")),
      shape("glow", path`M${x + 196} 84q52 -34 100 0v8q-52 -32 -100 0zM${x + 196} 142h90l-2 8h-88z`),
      shape("accent", times(11, (tooth) => path`M${x + tooth * 20} 128l10 -16l10 16z`).join("")),
      ...panels.map((at, one) =>
        isBus
          ? shape("glow", arch(at, 182, 36, 44)) +
            shape(inks[one % 3] ?? "light", girihStar([at + 18, 208], 8, 16, 0, 1))
          : shape(inks[one % 3] ?? "light", block(at, 222, 36, 84)) +
            shape("near", girihStar([at + 18, 162], 8, 16, 0, 1) + path`M${at + 18} 186l13 16l-13 16l-13 -16z`) +
            shape(inks[(one + 1) % 3] ?? "glow", disc(at + 18, 162, 6)),
      ),
      shape("light", path`M${x + 230} 160h30l18 34h-48z`),
      shape("accent", block(x, 246, 290, 18)),
      shape("glow", times(14, (one) => disc(x + 11 + one * 20.6, 237, 5)).join("")),
      shape("light", times(16, (bell) => path`M${x + 6 + bell * 18} 246h2v10h-2z`).join("")),
      shape("ground", disc(x + 52, 258, 24) + disc(x + 236, 258, 24)),
      shape("light", girihStar([x + 52, 258], 8, 12, 0, 1) + girihStar([x + 236, 258], 8, 12, 0, 1)),
      isBus ? "" : shape("accent", walker(x + 316, 290, 62)),
      isBus ? "" : shape("light", path`M${x + 304} 238l-26 -14l2 -4l27 13z`),
    ].join("");
  };

export const paintedTruck = painted(false);
export const paintedBus = painted(true);
