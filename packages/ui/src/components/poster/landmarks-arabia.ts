import { battlement, block, bow, cap, minar, panes, shaft, spire } from "./masonry.ts";
import { dome, palm, path, ridge, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

const square = shape("ground", "M0 254H400V300H0Z");

/** Makkah: the Kaaba among the arcades, and the clock tower over them. */
const haram: Scene = () =>
  [
    shape("far", path`M0 300V196l60 -34l56 26l70 -40l74 34l60 -30l80 44V300z`),
    shape(
      "middle",
      block(228, 252, 40, 150) + block(284, 252, 40, 132) + block(196, 252, 30, 120) + block(326, 252, 30, 116),
    ),
    shape(
      "middle",
      shaft(266, 104, 34, 28, 44) + block(248, 62, 36, 26) + shaft(266, 40, 24, 6, 22) + spire(266, 20, 16),
    ),
    shape(
      "light",
      path`M255 74a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z` +
        panes({ x: 232, top: 110, width: 32, height: 130 }, 4, 10) +
        panes({ x: 288, top: 128, width: 32, height: 110 }, 4, 9),
    ),
    shape("glow", [38, 150, 372].map((x) => minar(x, 252, 12, 128)).join("")),
    shape("glow", times(11, (index) => bow(index * 37 - 2, 252, 33, 34)).join("")),
    shape("far", path`M-4 218h408v-6h-408z`),
    square,
    shape("ground", block(70, 270, 88, 92)),
    shape("accent", path`M70 204h88v9h-88z`),
    shape("accent", path`M126 270v-32h14v32z`),
    shape("glow", path`M20 274q94 -16 188 0l26 26h-240z`, { opacity: 0.5 }),
  ].join("");

/** Madinah: the green dome, a tall minaret and the folding shades of the Prophet's mosque. */
const greenDome: Scene = () =>
  [
    shape("far", path`M0 300V204q60 -40 130 -22t120 -8t150 18V300z`),
    shape("glow", [60, 340].map((x) => minar(x, 252, 14, 168)).join("")),
    shape("middle", minar(286, 252, 12, 128)),
    shape("glow", block(88, 252, 224, 62) + times(14, (index) => bow(92 + index * 16, 190, 12, 12)).join("")),
    shape("accent", cap(240, 178, 22, 0.9)),
    `<path fill="light-dark(#1f7a4d,#2f9b68)" d="${block(146, 190, 68, 20)}${cap(180, 172, 38, 1.2)}${spire(180, 128, 28)}"/>`,
    shape("middle", times(8, (index) => bow(98 + index * 27, 252, 18, 42)).join("")),
    shape("ground", "M0 252H400V300H0Z"),
    ...[40, 200, 360].map((x) => shape("glow", path`M${x - 44} 238q44 -30 88 0l-44 16zM${x - 1.5} 250h3v40h-3z`)),
  ].join("");

/** Jeddah: the fountain in the sea beside the old houses with their wooden bays. */
const fountain: Scene = () =>
  [
    shape("glow", path`M286 240C284 150 288 70 296 26q10 -6 14 10q26 60 22 204q-10 -70 -22 -110q-4 60 -6 110z`),
    shape("far", "M0 232H400V300H0Z"),
    shape("middle", block(24, 240, 66, 108) + block(94, 240, 58, 136) + block(156, 240, 62, 92)),
    shape(
      "accent",
      [34, 62].map((x) => block(x, 176, 20, 30) + block(x, 222, 20, 30)).join("") +
        [102, 128].map((x) => block(x, 152, 18, 34) + block(x, 206, 18, 34)).join("") +
        [166, 192].map((x) => block(x, 196, 18, 28)).join(""),
    ),
    shape(
      "glow",
      times(4, (index) => path`M${38 + index * 4} ${150}v22h1.5v-22zM${106 + index * 4} 124v24h1.5v-24z`).join("") +
        bow(48, 240, 16, 14) +
        bow(114, 240, 16, 26) +
        bow(178, 240, 16, 30),
    ),
    shape("near", path`M0 240h232l14 14H0z`),
    shape("glow", path`M250 244h110l16 6h-142z`, { opacity: 0.6 }),
    shape("ground", path`M0 268q120 -10 260 6t140 2v24H0z`),
    palm(228, 262, 70),
  ].join("");

/** Riyadh: the Kingdom tower with its open top among lower houses. */
const kingdom: Scene = (chance) =>
  [
    shape("far", times(10, (index) => block(index * 42 - 8, 252, 32, 34 + chance() * 70)).join("")),
    shape("near", path`M168 252q-4 -120 8 -196h10q-2 46 14 46t14 -46h10q12 76 8 196z`),
    shape("near", path`M175 58q25 -10 50 0v7q-25 -9 -50 0z`),
    shape(
      "glow",
      panes({ x: 176, top: 112, width: 48, height: 132 }, 5, 12, (index) => index % 7 !== 3),
    ),
    shape("middle", path`M284 252v-96l16 -34l16 34v96z` + block(88, 252, 44, 92)),
    shape(
      "light",
      panes({ x: 286, top: 160, width: 28, height: 86 }, 3, 8) +
        panes({ x: 92, top: 166, width: 36, height: 80 }, 4, 7),
    ),
    shape("ground", "M0 250H400V300H0Z"),
    palm(46, 262, 64),
    palm(350, 264, 74),
  ].join("");

/** Dammam and Khobar: the water tower on the corniche. */
const gulfTower: Scene = () =>
  [
    shape("far", times(7, (index) => block(210 + index * 30, 236, 24, 40 + ((index * 53) % 62))).join("")),
    shape("near", shaft(126, 244, 26, 12, 150)),
    shape("middle", path`M84 96q42 34 84 0l-10 -22h-64z`),
    shape("glow", path`M94 84h64l-2 -4h-60z` + spire(126, 74, 24)),
    shape(
      "light",
      panes({ x: 214, top: 180, width: 180, height: 50 }, 16, 3, (index) => index % 3 !== 1),
    ),
    shape("middle", "M0 236H400V252H0Z"),
    shape("far", "M0 252H400V300H0Z"),
    shape("ground", path`M220 268h60q-8 14 -20 14h-26q-8 0 -14 -14z`),
    shape("glow", path`M246 266v-44q30 20 26 44z`),
    palm(30, 250, 58),
  ].join("");

/** Abha and the south: stone towers with white quartz on terraces. */
const asir: Scene = (chance) =>
  [
    shape("far", ridge(chance, 196, 96, 5, true)),
    shape("middle", ridge(chance, 226, 44, 4, true)),
    ...[
      [70, 96],
      [158, 138],
      [262, 110],
    ].map(
      ([x = 0, tall = 0]) =>
        shape("near", shaft(x + 28, 258, 62, 44, tall)) +
        shape(
          "glow",
          times(4, (row) => block(x + 3 + row * 1.6, 244 - row * (tall / 4.6), 50 - row * 3.2, 3)).join("") +
            battlement(x + 6, 258 - tall, 44, 4, 6),
        ) +
        shape("light", block(x + 22, 236, 12, 16) + block(x + 22, 200, 12, 12)),
    ),
    shape("ground", ridge(chance, 276, 16, 5, true)),
  ].join("");

/** AlUla and Hegra: a tomb cut into a rock that stands alone. */
const tomb: Scene = (chance) =>
  [
    shape("far", ridge(chance, 230, 60, 4, true)),
    shape("near", path`M92 262q-16 -60 6 -120q10 -60 64 -82q60 -22 106 12q48 34 46 96q8 52 -4 94z`),
    shape("middle", path`M150 262v-132h104v132z`),
    shape("glow", path`M150 130h104v-8h-104zM156 122v-10h12v-10h12v10h44v-10h12v10h12v10z`, { opacity: 0.8 }),
    shape("ground", path`M186 262v-54l16 -14l16 14v54z`),
    shape("far", path`M160 262v-110h8v110zM236 262v-110h8v110z`, { opacity: 0.7 }),
    shape("accent", ridge(chance, 276, 18, 4, true)),
    shape("ground", ridge(chance, 294, 10, 3, true)),
  ].join("");

/** Towns of the north and the centre: a mud-brick castle with a watch tower. */
const castle: Scene = (chance) =>
  [
    shape("far", ridge(chance, 216, 70, 4, true)),
    shape("middle", block(84, 254, 232, 76) + battlement(84, 178, 232, 22, 6)),
    shape("near", [96, 304].map((x) => shaft(x, 256, 60, 46, 122) + battlement(x - 23, 134, 46, 5, 9)).join("")),
    shape(
      "glow",
      [96, 304].map((x) => path`M${x - 10} 182l10 -14l10 14z` + path`M${x - 10} 214l10 -14l10 14z`).join("") +
        bow(186, 254, 28, 44),
    ),
    shape("light", times(9, (index) => path`M${134 + index * 15} 204l5 -9l5 9z`).join("")),
    shape("ground", ridge(chance, 268, 10, 4, true)),
    palm(44, 270, 70),
    palm(356, 268, 84),
  ].join("");

/** Taif: roses below the palace of Shubra and its mountains. */
const roses: Scene = (chance) =>
  [
    shape("far", ridge(chance, 190, 100, 6, false)),
    shape("glow", block(108, 246, 184, 92) + block(164, 246, 72, 112)),
    shape(
      "middle",
      times(9, (index) => bow(114 + index * 20, 196, 12, 26) + bow(114 + index * 20, 240, 12, 28)).join(""),
    ),
    shape("accent", battlement(108, 154, 184, 16, 5)),
    shape("near", "M0 244H400V300H0Z"),
    ...times(22, (index) => {
      const [x, y] = [index * 19 + chance() * 8, 262 + (index % 3) * 13];
      return shape(index % 2 ? "accent" : "light", path`M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z`);
    }),
  ].join("");

/** Towns by the Red Sea: a lighthouse, a reef and a boat. */
const redSea: Scene = (chance) =>
  [
    shape("middle", ridge(chance, 216, 70, 5, false)),
    shape("far", "M0 222H400V300H0Z"),
    shape("near", path`M0 262q70 -36 170 -12t60 50H0z`),
    shape("glow", shaft(86, 248, 30, 18, 124) + block(74, 124, 24, 16)),
    shape(
      "accent",
      block(72, 126, 28, 4) + shaft(86, 204, 25, 22, 18) + shaft(86, 168, 22, 20, 16) + path`M74 108l12 -14l12 14z`,
    ),
    shape("light", path`M98 112l220 -36v54l-220 -8z`, { opacity: 0.35 }),
    shape("ground", path`M276 262h62q-8 14 -20 14h-28q-8 0 -14 -14z`),
    shape("glow", path`M302 260v-48q32 22 28 48z`),
  ].join("");

/** The Empty Quarter and its edges: dunes, a tent, camels' tracks. */
const dunes: Scene = (chance) =>
  [
    shape("far", ridge(chance, 210, 60, 3, true)),
    shape("accent", path`M0 300V226Q90 168 170 222T400 204V300z`, { opacity: 0.75 }),
    shape("near", path`M120 262l48 -46l62 -10l56 56z`),
    shape("glow", path`M168 216l14 46h-20z`),
    shape("middle", path`M0 300V262Q120 226 240 266T400 254V300z`),
    shape("ground", path`M0 300v-14q180 -22 400 0v14z`),
    palm(330, 262, 78),
    palm(352, 268, 56),
  ].join("");

/** Dubai: the tallest tower, and the sail by the sea. */
const dubai: Scene = (chance) =>
  [
    shape("far", times(11, (index) => block(index * 38 - 6, 252, 26, 30 + chance() * 84)).join("")),
    shape("near", path`M184 252v-70h6v-52h5v-48h4V16h2v66h4v48h5v52h6v70z`),
    shape("glow", panes({ x: 187, top: 186, width: 26, height: 62 }, 3, 7)),
    shape("middle", path`M300 252V120q52 60 50 132z`),
    shape("glow", path`M300 132q38 52 40 104l-40 8z`, { opacity: 0.8 }),
    shape("accent", path`M292 116h34v-4h-34z`),
    shape("middle", block(84, 252, 30, 122) + block(124, 252, 26, 96)),
    shape(
      "light",
      panes({ x: 86, top: 138, width: 26, height: 108 }, 3, 10, (index) => index % 4 !== 2),
    ),
    shape("ground", "M0 250H400V300H0Z"),
    shape("far", path`M0 270h400v6H0zM40 284h320v4H40z`, { opacity: 0.5 }),
  ].join("");

/** Abu Dhabi: the white domes of the Sheikh Zayed mosque over water. */
const zayed: Scene = () =>
  [
    shape("glow", [52, 348].map((x) => minar(x, 240, 13, 158)).join("")),
    shape("glow", block(70, 240, 260, 46) + dome(150, 200, 100) + dome(86, 204, 56) + dome(258, 204, 56)),
    shape("middle", times(13, (index) => bow(76 + index * 20, 240, 12, 30)).join("")),
    shape("accent", spire(200, 118, 16)),
    shape("middle", "M0 240H400V252H0Z"),
    shape("far", "M0 252H400V300H0Z"),
    shape("glow", path`M150 258q50 60 100 0zM86 258q28 34 56 0zM258 258q28 34 56 0z`, { opacity: 0.3 }),
  ].join("");

/** Doha: the towers of West Bay behind a dhow. */
const doha: Scene = () =>
  [
    shape(
      "middle",
      path`M120 236v-110q14 -26 28 0v110zM160 236v-150l16 -18l14 18v150zM204 236v-126h26v126zM242 236V92q20 20 22 144zM276 236v-96h26v96zM312 236v-72h30v72zM82 236v-80h28v80z`,
    ),
    shape(
      "light",
      panes({ x: 122, top: 132, width: 24, height: 98 }, 3, 9) +
        panes({ x: 162, top: 94, width: 26, height: 136 }, 3, 12) +
        panes({ x: 206, top: 116, width: 22, height: 114 }, 3, 10) +
        panes({ x: 278, top: 146, width: 22, height: 84 }, 3, 7),
    ),
    shape("far", "M0 236H400V300H0Z"),
    shape("ground", path`M70 262q60 16 150 -4l12 -6q-8 30 -36 32H104q-24 0 -34 -22z`),
    shape("glow", path`M138 260V150q70 44 66 104z`),
    shape("ground", path`M136 262V146h3v116z`),
  ].join("");

export const arabia = {
  makkah: haram,
  mecca: haram,
  madinah: greenDome,
  medina: greenDome,
  jeddah: fountain,
  riyadh: kingdom,
  dammam: gulfTower,
  khobar: gulfTower,
  abha: asir,
  najran: asir,
  asir,
  "al baha": asir,
  bisha: asir,
  alula: tomb,
  hegra: tomb,
  tabuk: castle,
  hail: castle,
  qassim: castle,
  buraidah: castle,
  jouf: castle,
  sakaka: castle,
  qurayyat: castle,
  turaif: castle,
  dawadmi: castle,
  qaisumah: castle,
  arar: castle,
  rafha: castle,
  taif: roses,
  yanbu: redSea,
  jazan: redSea,
  wajh: redSea,
  neom: redSea,
  "red sea": redSea,
  sharurah: dunes,
  wadi: dunes,
  ahsa: dunes,
  hofuf: dunes,
  dubai,
  "abu dhabi": zayed,
  doha,
} as const satisfies Record<string, Scene>;
