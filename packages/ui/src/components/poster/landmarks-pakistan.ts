import { battlement, block, bow, cap, minar, panes, shaft, spire } from "./masonry.ts";
import { dome, path, ridge, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

const lawn = shape("ground", "M0 252H400V300H0Z");
const pool = (x: number, width: number): string =>
  shape("far", path`M${x} 266h${width}l18 34h${-width - 36}z`, { opacity: 0.6 });

/** Karachi: the Quaid's mausoleum, a white dome on a leaning cube. */
const mausoleum: Scene = () =>
  [
    shape("far", times(9, (index) => block(index * 46 - 6, 252, 34, 26 + ((index * 37) % 44))).join("")),
    shape("middle", path`M84 252v-20h232v20zM104 232v-12h192v12z`),
    shape("glow", path`M132 220l14 -96h108l14 96z`),
    shape("glow", cap(200, 126, 56, 1.12) + spire(200, 66, 26)),
    shape("far", path`M142 128h116v-6h-116z`),
    shape("near", path`M180 220v-52q0 -24 20 -38q20 14 20 38v52z`),
    shape("light", path`M190 220v-46q0 -16 10 -26q10 10 10 26v46z`),
    shape("middle", bow(150, 220, 16, 44) + bow(234, 220, 16, 44), { opacity: 0.5 }),
    lawn,
    pool(182, 36),
  ].join("");

/** Lahore: three marble domes of the Badshahi mosque between its minarets. */
const badshahi: Scene = () =>
  [
    shape("middle", [40, 108, 292, 360].map((x) => minar(x, 250, 15, x === 40 || x === 360 ? 170 : 112)).join("")),
    shape("near", block(56, 250, 288, 78) + block(160, 250, 80, 104)),
    shape("middle", battlement(56, 172, 104, 11) + battlement(240, 172, 104, 11) + battlement(160, 146, 80, 8)),
    shape("glow", dome(92, 172, 62) + dome(246, 172, 62) + dome(160, 142, 80)),
    shape("glow", path`M172 250v-62q0 -26 28 -42q28 16 28 42v62z`),
    shape("middle", path`M180 250v-56q0 -22 20 -36q20 14 20 36v56z`),
    shape("light", [72, 106, 136].map((x) => bow(x, 250, 20, 46) + bow(380 - x, 250, 20, 46)).join("")),
    lawn,
    pool(184, 32),
  ].join("");

/** Islamabad: the Faisal mosque, a tent of eight sides under the Margalla hills. */
const faisal: Scene = (chance) =>
  [
    shape("far", ridge(chance, 200, 92, 6, false)),
    shape("middle", ridge(chance, 226, 40, 5, true)),
    shape("glow", [86, 128, 272, 314].map((x) => shaft(x, 250, 9, 5, 176) + path`M${x - 4} 76l4 -26l4 26z`).join("")),
    shape("light", path`M200 110L302 250H200Z`),
    shape("glow", path`M200 110L98 250H200Z`),
    shape("far", path`M200 110L170 250h60z`, { opacity: 0.75 }),
    shape("accent", spire(200, 112, 20)),
    shape("near", path`M98 250l36 -26l32 26zM302 250l-36 -26l-32 26z`),
    lawn,
    pool(176, 48),
  ].join("");

/** Peshawar: Bala Hisar, walls upon walls with round bastions. */
const balaHisar: Scene = (chance) =>
  [
    shape("far", ridge(chance, 210, 96, 5, false)),
    shape("middle", block(96, 250, 208, 108) + battlement(96, 142, 208, 15)),
    shape("near", [60, 144, 256, 340].map((x) => shaft(x, 256, 62, 50, 96) + battlement(x - 25, 160, 50, 5)).join("")),
    shape("near", block(30, 256, 340, 56) + battlement(30, 200, 340, 26)),
    shape("accent", path`M196 142v-46h4v46zM200 96l34 9l-34 10z`),
    shape("glow", bow(186, 256, 28, 40)),
    shape("light", panes({ x: 110, top: 158, width: 180, height: 26 }, 10, 1)),
    lawn,
  ].join("");

/** Multan: the shrine of Rukn-e-Alam, eight sides of brick and blue tile under a white dome. */
const ruknEAlam: Scene = () =>
  [
    shape("far", times(8, (index) => dome(index * 54 - 14, 252, 40)).join("")),
    shape("near", path`M120 252l12 -88h136l12 88z`),
    shape("accent", path`M131 172h138l-1 -8h-136zM126 210h148l-1 -8h-146z`),
    shape("middle", path`M142 164l8 -34h100l8 34z`),
    shape("accent", path`M148 142h104l-1 -6h-102z`),
    shape("middle", [130, 270].map((x) => shaft(x, 252, 16, 10, 100) + dome(x - 7, 152, 14)).join("")),
    shape("glow", cap(200, 132, 50, 1.15) + spire(200, 76, 24)),
    shape("light", bow(186, 252, 28, 58) + [150, 232].map((x) => bow(x, 196, 18, 22)).join("")),
    lawn,
  ].join("");

/** Faisalabad: the clock tower where eight bazaars meet. */
const clockTower: Scene = () =>
  [
    shape(
      "far",
      times(
        4,
        (index) => block(index * 42 - 8, 252, 38, 50 + index * 8) + block(370 - index * 42, 252, 38, 50 + index * 8),
      ).join(""),
    ),
    shape(
      "light",
      panes({ x: 0, top: 204, width: 150, height: 40 }, 10, 2) +
        panes({ x: 250, top: 204, width: 150, height: 40 }, 10, 2),
    ),
    shape("near", shaft(200, 252, 74, 64, 42) + block(174, 210, 52, 92) + block(168, 120, 64, 8)),
    shape("accent", shaft(200, 118, 50, 30, 22) + cap(200, 96, 16, 1.2) + spire(200, 80, 22)),
    shape("glow", path`M182 148a18 18 0 1 1 36 0a18 18 0 1 1 -36 0z`),
    shape("ground", path`M199 148v-13h2v12l8 6l-1 2z`),
    shape("light", bow(190, 204, 20, 34) + bow(188, 252, 24, 36)),
    lawn,
  ].join("");

/** Quetta and Chitral, Gilgit and Skardu: high mountains over a river, and poplars. */
const peaks: Scene = (chance) =>
  [
    shape("far", path`M0 300V150L58 92l40 46L176 40l62 84l38 -36l74 62l50 -22V300z`),
    shape(
      "glow",
      path`M176 40l26 35l-14 -4l-10 14l-12 -10l-12 8zM58 92l16 18l-10 -1l-8 9l-10 -12zM276 88l18 15l-12 -1l-8 8l-14 -8z`,
    ),
    shape("middle", ridge(chance, 232, 56, 5, false)),
    shape("near", ridge(chance, 258, 28, 4, true)),
    shape("light", "M150 300q30 -22 10 -36t40 -20h14q-36 12 -18 24t34 32z", { opacity: 0.8 }),
    ...times(9, (index) => {
      const [x, tall] = [index < 5 ? 14 + index * 17 : 270 + (index - 5) * 26, 42 + chance() * 30];
      return shape("ground", path`M${x} 272q-8 ${-tall * 0.6} 0 ${-tall}q8 ${tall * 0.4} 0 ${tall}z`);
    }),
    shape("ground", ridge(chance, 284, 12, 4, true)),
  ].join("");

/** Hunza: Baltit fort on its rock before Ultar's snow. */
const baltit: Scene = (chance) =>
  [
    shape("far", path`M0 300V170L70 96l44 34L204 22l86 104l40 -26l70 66V300z`),
    shape("glow", path`M204 22l36 44l-18 -6l-16 18l-16 -14l-18 12zM70 96l20 16l-14 0l-8 8l-12 -10z`),
    shape("middle", path`M60 300q20 -74 84 -84l24 -26h96l30 30q46 16 60 80z`),
    shape("glow", block(166, 196, 100, 44) + block(180, 154, 44, 20) + block(232, 154, 26, 12)),
    shape(
      "accent",
      times(9, (index) => block(170 + index * 11, 198, 2, 46)).join("") +
        block(160, 156, 112, 4) +
        block(160, 178, 112, 3),
    ),
    shape("near", panes({ x: 170, top: 158, width: 92, height: 36 }, 6, 2)),
    shape("near", ridge(chance, 268, 20, 4, true)),
    ...times(8, (index) =>
      shape(
        "ground",
        path`M${20 + index * 50} 284q-9 -30 0 -${46 + (index % 3) * 12}q9 16 0 ${46 + (index % 3) * 12}z`,
      ),
    ),
    shape("ground", ridge(chance, 288, 8, 4, true)),
  ].join("");

/** Sialkot: the clock of the cantonment, and the hill fort behind it. */
const sialkot: Scene = (chance) =>
  [
    shape("far", ridge(chance, 226, 40, 4, true) + block(240, 232, 130, 44) + battlement(240, 188, 130, 10)),
    shape("near", block(96, 252, 46, 110) + block(90, 144, 58, 7) + path`M100 137h38l-19 -40z`),
    shape("glow", path`M105 168a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z`),
    shape("ground", path`M118 168v-10h2v9l6 5l-1 2z`),
    shape("middle", times(5, (index) => bow(164 + index * 44, 252, 40, 46)).join("")),
    shape("light", bow(108, 252, 22, 40)),
    lawn,
  ].join("");

/** Quetta: bare hills round the lake of Hanna, with its island and boats. */
const hanna: Scene = (chance) =>
  [
    shape("far", ridge(chance, 190, 90, 6, false)),
    shape("middle", ridge(chance, 214, 60, 5, false)),
    shape("far", "M0 216H400V262H0Z"),
    shape("near", path`M160 228q40 -26 84 0z`),
    shape("glow", path`M190 218v-12h22v12zM186 206l15 -12l15 12z`),
    shape("accent", path`M70 240h44l-8 10h-28zM292 234h36l-7 8h-22z`),
    shape("ground", ridge(chance, 276, 18, 4, true)),
  ].join("");

/** Gwadar and Turbat: the hammerhead over the bay, with dhows. */
const hammerhead: Scene = (chance) =>
  [
    shape("middle", path`M0 236V196l40 -8l30 -64h250l20 40l60 22v50z`),
    shape("near", path`M70 124l-14 34l60 -12l40 20l70 -18l60 16l52 -14l-18 -26z`, { opacity: 0.5 }),
    shape("far", "M0 232H400V300H0Z"),
    ...times(3, (index) => {
      const [x, y] = [60 + index * 120 + chance() * 30, 252 + (index % 2) * 18];
      return (
        shape("ground", path`M${x} ${y}h52q-6 14 -18 14h-22q-8 0 -12 -14z`) +
        shape("glow", path`M${x + 22} ${y - 2}v-40q26 18 22 40z`)
      );
    }),
  ].join("");

export const pakistan = {
  karachi: mausoleum,
  lahore: badshahi,
  islamabad: faisal,
  rawalpindi: faisal,
  peshawar: balaHisar,
  multan: ruknEAlam,
  faisalabad: clockTower,
  sialkot,
  gujranwala: sialkot,
  quetta: hanna,
  zhob: hanna,
  gilgit: peaks,
  skardu: peaks,
  chitral: peaks,
  hunza: baltit,
  gwadar: hammerhead,
  turbat: hammerhead,
} as const satisfies Record<string, Scene>;
