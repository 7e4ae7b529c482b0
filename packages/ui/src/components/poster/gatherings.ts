import { girihStar } from "../lattice/girih.ts";
import { arch, between, path, type Scene, times } from "./strokes.ts";
import { shape } from "./tones.ts";

type Chance = () => number;

const disc = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** The heads of whoever stands before a stage; some have their arms up. */
const crowd = (chance: Chance): string =>
  times(22, (head) => {
    const [x, y, r] = [head * 19 + between(chance, -5, 5), between(chance, 268, 284), between(chance, 7, 10)];
    const arms = chance() > 0.66 ? path`M${x - 9} ${y + 12}l-3 -30h4l3 26zM${x + 9} ${y + 12}l4 -32h-4l-4 28z` : "";
    return shape("ground", `${disc(x, y, r)}${path`M${x - 15} 300q0 -20 15 -20t15 20z`}${arms}`);
  }).join("");

/** A star of light over a stage, and its beams over the crowd. */
const concert: Scene = (chance) => {
  const sides = [8, 10, 12, 16][Math.floor(chance() * 4)] ?? 8;
  const x = between(chance, 150, 250);
  const rings = [
    [118, "far"],
    [88, "middle"],
    [58, "accent"],
    [30, "glow"],
  ] as const;
  const angle = 0.9 + chance() * 0.4;
  return [
    ...times(7, (beam) => {
      const foot = beam * 66 - 10 + between(chance, -20, 20);
      return shape("glow", path`M${x} 118L${foot - 22} 300H${foot + 24}Z`, { opacity: 0.28 });
    }),
    ...rings.map(([ring, tone], index) =>
      shape(tone, girihStar([x, 118], sides, ring, index % 2 ? Math.PI / sides : 0, angle)),
    ),
    shape("near", path`M0 300V262Q200 ${between(chance, 226, 246)} 400 262V300Z`),
    crowd(chance),
  ].join("");
};

/** Drums and an oud under an arch of lights. */
const qawwali: Scene = (chance) => {
  const x = between(chance, 120, 200);
  const [neck, lamps] = [between(chance, 96, 128), between(chance, 9, 14)];
  return [
    shape("far", arch(40, 262, 320, 236)),
    shape("middle", arch(70, 262, 260, 196)),
    ...times(lamps, (lamp) => {
      const turn = (Math.PI * (lamp + 0.5)) / lamps;
      return shape("glow", disc(200 - Math.cos(turn) * 176, 196 - Math.sin(turn) * 150, between(chance, 3, 6)));
    }),
    shape("ground", "M0 258H400V300H0Z"),
    shape("near", path`M${x} 182q-48 4 -46 44t54 40q52 -2 50 -44t-58 -40z`),
    shape("accent", disc(x + 4, 222, 15)),
    shape(
      "near",
      path`M${x + 6} 190L${x + 40} ${190 - neck}l9 4l-30 ${neck}zM${x + 38} ${192 - neck}l26 -16l5 8l-24 18z`,
    ),
    ...times(2, (drum) => {
      const at = x + 96 + drum * 52;
      const rise = between(chance, 44, 60);
      return `${shape("accent", path`M${at} ${262 - rise}h44l-6 ${rise}h-32z`)}${shape("glow", path`M${at - 2} ${258 - rise}q24 -12 48 0q-24 12 -48 0z`)}`;
    }),
  ].join("");
};

/** A curtain that has opened on a night and its moon. */
const stage: Scene = (chance) => {
  const gap = between(chance, 56, 96);
  const folds = between(chance, 4, 6);
  const side = (isRight: boolean): string =>
    times(folds, (fold) => {
      const wide = (200 - gap) / folds;
      const [near, far] = [fold * wide, (fold + 1) * wide];
      const at = (value: number) => (isRight ? 400 - value : value);
      const drop = 268 - fold * between(chance, 4, 12);
      return shape(
        fold % 2 ? "accent" : "near",
        path`M${at(near)} 0H${at(far)}Q${at(far - fold * 5)} 160 ${at(far - 12 - fold * 7)} ${drop}H${at(near - 4)}Z`,
      );
    }).join("");
  const moon = between(chance, 170, 230);
  return [
    shape("far", "M0 0H400V300H0Z"),
    shape("light", disc(moon, between(chance, 92, 130), between(chance, 26, 40))),
    shape("middle", path`M80 256L${moon - 60} 176L${moon + 10} 232L${moon + 62} 190L330 256Z`),
    side(false),
    side(true),
    shape(
      "near",
      path`M0 0H400V26${times(10, (swag) => path`Q${380 - swag * 40} ${between(chance, 48, 62)} ${360 - swag * 40} 26`).join("")}Z`,
    ),
    shape("ground", "M0 256H400V300H0Z"),
    ...times(9, (lamp) => shape("glow", path`M${18 + lamp * 44} 262q11 -18 22 0z`)),
  ].join("");
};

/** A glad mask and a sad one. */
const masks: Scene = (chance) => {
  const mask = (x: number, y: number, tone: "accent" | "near", isGlad: boolean) => {
    const [left, right] = [x - 32, x + 32];
    const eye = (at: number) => path`M${at - 15} ${y - 12}q15 ${isGlad ? -20 : 14} 30 0q-15 ${isGlad ? -4 : 24} -30 0z`;
    const mouth = isGlad
      ? path`M${x - 38} ${y + 30}q38 18 76 0q-10 44 -38 44t-38 -44z`
      : path`M${x - 32} ${y + 66}q32 -48 64 0q-32 -18 -64 0z`;
    return (
      shape(tone, path`M${x - 78} ${y - 64}q78 26 156 0q14 174 -78 182q-92 -8 -78 -182z`) +
      shape("glow", eye(left) + eye(right) + mouth)
    );
  };
  const lean = between(chance, -14, 14);
  const isFirstGlad = chance() > 0.5;
  return [
    shape("far", path`M0 300L${between(chance, 120, 280)} 0L400 300Z`, { opacity: 0.5 }),
    `<g transform="rotate(${lean - 9} 140 150)">${mask(138, between(chance, 106, 126), "near", isFirstGlad)}</g>`,
    `<g transform="rotate(${lean + 11} 262 160)">${mask(264, between(chance, 130, 152), "accent", !isFirstGlad)}</g>`,
    shape("ground", path`M0 300V${between(chance, 284, 292)}Q200 272 400 288V300Z`),
  ].join("");
};

/** A ground under its floodlights. */
const stadium: Scene = (chance) => {
  const masts = [between(chance, 26, 70), between(chance, 318, 366)];
  const stripes = between(chance, 6, 10);
  return [
    ...masts.map((x) =>
      shape("glow", path`M${x} 50L${x < 200 ? 60 : -20} 300H${x < 200 ? 420 : 340}Z`, { opacity: 0.22 }),
    ),
    shape("middle", path`M0 214Q200 ${between(chance, 130, 158)} 400 214V246H0Z`),
    ...times(56, (seat) =>
      shape(chance() > 0.6 ? "glow" : "far", disc((seat * 71) % 400, 198 + ((seat * 13) % 30), 2.6)),
    ),
    ...masts.map((x) =>
      [
        shape("near", path`M${x - 3} 60h6v170h-6zM${x - 34} 36h68v32h-68z`),
        ...times(8, (lamp) => shape("light", disc(x - 25 + (lamp % 4) * 17, 45 + Math.floor(lamp / 4) * 14, 5))),
      ].join(""),
    ),
    shape("near", "M0 238H400V300H0Z"),
    ...times(stripes, (stripe) => {
      const [top, foot] = [(stripe * 400) / stripes, (stripe * 620) / stripes - 110];
      return stripe % 2 ? shape("middle", path`M${top} 238h${400 / stripes}L${foot + 620 / stripes} 300H${foot}Z`) : "";
    }),
    shape("accent", disc(between(chance, 150, 250), between(chance, 96, 150), between(chance, 15, 22))),
  ].join("");
};

/** A wicket and the ball that comes for it. */
const wicket: Scene = (chance) => {
  const [x, ball] = [between(chance, 236, 290), between(chance, 60, 128)];
  const high = between(chance, 118, 146);
  return [
    shape("far", path`M0 226Q200 ${between(chance, 168, 190)} 400 226V300H0Z`),
    shape("middle", path`M0 244Q200 214 400 244V300H0Z`),
    shape("near", path`M90 300L170 250H330L380 300Z`),
    ...times(5, (trail) =>
      shape("glow", disc(ball - trail * 24, 138 - trail * 16, 17 - trail * 3), { opacity: 0.5 - trail * 0.08 }),
    ),
    shape("accent", disc(ball + 16, 146, 21)),
    shape("glow", path`M${ball + 8} 128q14 18 2 38l4 1q14 -20 0 -40z`),
    ...times(3, (stump) => shape("ground", path`M${x + stump * 24} ${268 - high}h10v${high}h-10z`)),
    shape("light", path`M${x - 2} ${260 - high}h30v7h-30zM${x + 29} ${260 - high}h30v7h-30z`),
  ].join("");
};

/** Pictures on a wall, and who looks at them. */
const gallery: Scene = (chance) => {
  const wide = times(3, () => between(chance, 62, 96));
  const between3 = (400 - wide.reduce((sum, one) => sum + one, 0)) / 4;
  let x = between3;
  const frames = wide.map((width) => {
    const [top, high] = [between(chance, 44, 78), between(chance, 84, 120)];
    const inner = [
      () => shape("accent", girihStar([x + width / 2, top + high / 2], 8, width * 0.3, 0, 1)),
      () =>
        shape(
          "middle",
          path`M${x + 8} ${top + high - 8}l${width * 0.3} ${-high * 0.5}l${width * 0.2} ${high * 0.24}l${width * 0.18} ${-high * 0.16}l${width * 0.32 - 16} ${high * 0.42}z`,
        ),
      () => shape("accent", disc(x + width / 2, top + high / 2, width * 0.25)),
      () => shape("near", arch(x + width * 0.25, top + high - 8, width * 0.5, high * 0.72)),
    ];
    const drawn =
      shape("near", path`M${x} ${top}h${width}v${high}h${-width}z`) +
      shape("glow", path`M${x + 7} ${top + 7}h${width - 14}v${high - 14}h${14 - width}z`) +
      (inner[Math.floor(chance() * 4)]?.() ?? "") +
      shape("light", path`M${x + width / 2 - 10} ${top - 16}h20l26 ${high + 16}h-72z`, { opacity: 0.16 });
    x += width + between3;
    return drawn;
  });
  return [
    ...frames,
    shape("middle", "M0 236H400V300H0Z"),
    ...times(between(chance, 2, 4), (visitor) => {
      const at = 56 + visitor * 92 + between(chance, -20, 20);
      const tall = between(chance, 70, 96);
      return shape(
        "ground",
        `${disc(at, 284 - tall, 10)}${path`M${at - 17} 290q-2 ${-tall + 4} 17 ${-tall + 6}t17 ${tall - 6}z`}`,
      );
    }),
  ].join("");
};

/** A vase on its stand, in a beam of light. */
const relic: Scene = (chance) => {
  const x = between(chance, 170, 230);
  const [belly, neck, lip] = [between(chance, 44, 64), between(chance, 11, 16), between(chance, 20, 26)];
  return [
    shape("light", path`M${x - 22} 0h44l92 250h-228z`, { opacity: 0.3 }),
    ...[0, 1].map((side) => shape("far", arch(side === 0 ? 12 : 300, 246, 88, between(chance, 150, 190)))),
    shape("ground", "M0 244H400V300H0Z"),
    shape("near", path`M${x - 58} 208h116v14h-8v78h-100v-78h-8z`),
    shape(
      "accent",
      path`M${x - lip} 66H${x + lip}Q${x + neck} 76 ${x + neck} 98C${x + belly + 10} 118 ${x + belly} 176 ${x + 22} 208H${x - 22}C${x - belly} 176 ${x - belly - 10} 118 ${x - neck} 98Q${x - neck} 76 ${x - lip} 66Z`,
    ),
    shape("glow", girihStar([x, 146], 10, belly * 0.5, 0, 1.05)),
  ].join("");
};

/** A big wheel and its bunting. */
const wheel: Scene = (chance) => {
  const [x, y, r] = [between(chance, 150, 250), 142, between(chance, 96, 112)];
  const cabins = between(chance, 8, 12);
  const turn0 = chance();
  const at = (cabin: number, reach: number) => {
    const turn = ((cabin + turn0) * 2 * Math.PI) / cabins;
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
  };
  return [
    shape("near", path`M${x} ${y}L${x - 64} 300h14L${x} ${y + 24}L${x + 50} 300h14z`),
    shape("middle", disc(x, y, r)),
    shape("far", disc(x, y, r - 9)),
    ...times(cabins, (cabin) => {
      const [cx, cy] = at(cabin, r - 5);
      return shape("near", path`M${x - 1.5} ${y}L${cx - 1.5} ${cy}h3L${x + 1.5} ${y}z`);
    }),
    ...times(cabins, (cabin) => {
      const [cx, cy] = at(cabin, r);
      return shape(
        cabin % 2 ? "accent" : "glow",
        path`M${cx - 13} ${cy}h26q0 22 -13 22t-13 -22zM${cx - 13} ${cy - 3}q13 -16 26 0z`,
      );
    }),
    shape("light", disc(x, y, 11)),
    shape("ground", path`M0 300V${between(chance, 262, 276)}Q200 252 400 272V300Z`),
  ].join("");
};

/** Balloons over a hill of tents. */
const balloons: Scene = (chance) =>
  [
    shape("far", path`M0 300V230Q120 ${between(chance, 180, 214)} 240 232T400 222V300Z`),
    ...times(3, (balloon) => {
      const [x, y, r] = [
        70 + balloon * 126 + between(chance, -26, 26),
        between(chance, 62, 128),
        between(chance, 30, 48),
      ];
      return (
        shape("near", path`M${x - 9} ${y + r * 1.55}h18l-2 15h-14z`) +
        shape(
          balloon % 2 ? "accent" : "middle",
          path`M${x} ${y - r}c${r * 1.3} 0 ${r * 1.4} ${r * 1.3} 10 ${r * 2.4}h-20c${-r * 1.4 + 10} ${-r * 1.1} ${-r * 1.3 + 10} ${-r * 2.4} 10 ${-r * 2.4}z`,
        ) +
        shape(
          "glow",
          path`M${x} ${y - r}c${r * 0.5} ${r * 0.4} ${r * 0.5} ${r * 1.7} 3 ${r * 2.4}h-6c${-r * 0.5} ${-r * 0.7} ${-r * 0.5} ${-r * 2} 3 ${-r * 2.4}z`,
        )
      );
    }),
    ...times(3, (tent) => {
      const [x, w] = [tent * 140 + between(chance, -16, 16), between(chance, 96, 128)];
      return (
        shape("near", path`M${x} 300l${w / 2} -${between(chance, 62, 84)}l${w / 2} ${80}z`) +
        shape("accent", path`M${x + w / 2 - 12} 300l12 -52l12 52z`)
      );
    }),
  ].join("");

/** A lectern before rows of heads, and what is said. */
const talk: Scene = (chance) => {
  const x = between(chance, 84, 128);
  const [bx, by] = [between(chance, 236, 270), between(chance, 78, 98)];
  const bubble = (cx: number, cy: number, w: number, h: number, tone: "glow" | "accent") =>
    shape(
      tone,
      path`M${cx - w} ${cy - h + 16}q0 -16 16 -16h${2 * w - 32}q16 0 16 16v${2 * h - 32}q0 16 -16 16h${-(2 * w - 56)}l-30 24l4 -24q-14 0 -14 -16z`,
    );
  return [
    bubble(bx, by, between(chance, 84, 104), between(chance, 46, 58), "glow"),
    ...times(3, (line) => shape("far", path`M${bx - 58} ${by - 24 + line * 22}h${between(chance, 60, 118)}v8h-${60}z`)),
    bubble(between(chance, 300, 340), by + 92, 44, 28, "accent"),
    shape("near", `${disc(x, 138, 20)}${path`M${x - 34} 232q-4 -70 34 -70t34 70z`}`),
    shape("middle", path`M${x - 50} 206h100l-14 80h-72z`),
    shape("ground", "M0 270H400V300H0Z"),
    ...times(12, (head) =>
      shape("ground", disc(14 + head * 34 + between(chance, -5, 5), between(chance, 262, 276), 14)),
    ),
  ].join("");
};

/** An open book from which a town rises. */
const book: Scene = (chance) => {
  const towers = between(chance, 5, 8);
  return [
    shape("light", disc(between(chance, 130, 270), between(chance, 70, 100), between(chance, 26, 40))),
    ...times(towers, (tower) => {
      const x = 84 + (tower * 232) / towers;
      const high = between(chance, 60, 148);
      return shape(
        tower % 2 ? "middle" : "far",
        tower % 3 ? arch(x, 222, 30, high) : path`M${x} 222v${-high}h28v${high}z`,
      );
    }),
    shape("near", "M30 214Q120 180 200 226Q280 180 370 214V288Q280 252 200 292Q120 252 30 288Z"),
    shape("glow", "M46 210Q122 184 196 226V276Q122 238 46 270ZM354 210Q278 184 204 226V276Q278 238 354 270Z"),
    ...times(4, (line) =>
      shape(
        "accent",
        path`M70 ${226 + line * 11}q50 -10 ${between(chance, 70, 100)} 12v3q-50 -20 -100 -10zM330 ${226 + line * 11}q-50 -10 ${-between(chance, 70, 100)} 12v3q50 -20 100 -10z`,
        { opacity: 0.55 },
      ),
    ),
  ].join("");
};

/** A pot over its fire, and what rises from it. */
const kitchen: Scene = (chance) => {
  const x = between(chance, 176, 224);
  return [
    ...times(3, (steam) => {
      const at = x - 52 + steam * 44;
      const bend = between(chance, 18, 34);
      return shape("glow", path`M${at} 140q${-bend} -34 0 -62t0 ${-between(chance, 40, 62)}h12q${bend} 30 0 58t0 66z`, {
        opacity: 0.7,
      });
    }),
    shape("near", path`M${x - 98} 148h196q8 0 6 10q-14 82 -62 92h-84q-48 -10 -62 -92q-2 -10 6 -10z`),
    shape("accent", path`M${x - 108} 140h216v16h-216z`),
    shape("middle", path`M${x - 124} 160h24v12h-24zM${x + 100} 160h24v12h-24z`),
    shape("light", girihStar([x, 200], 8, between(chance, 24, 34), 0, 1)),
    ...times(7, (flame) => {
      const at = x - 84 + flame * 28;
      return shape(flame % 2 ? "accent" : "light", path`M${at} 286q-14 -22 0 ${-between(chance, 26, 44)}q16 20 0 44z`);
    }),
    shape("ground", "M0 280H400V300H0Z"),
  ].join("");
};

/** Stalls of a night market under their lamps. */
const market: Scene = (chance) =>
  [
    shape(
      "far",
      path`M0 130Q100 ${between(chance, 150, 170)} 200 132T400 130v-3Q300 ${between(chance, 150, 168)} 200 129T0 127z`,
    ),
    ...times(9, (lamp) => shape("glow", disc(24 + lamp * 44, 142 + Math.sin(lamp * 1.57) * 8, between(chance, 6, 9)))),
    ...times(3, (stall) => {
      const [x, top] = [8 + stall * 132, between(chance, 168, 186)];
      const cloth = times(6, (part) =>
        shape(part % 2 ? "glow" : "accent", path`M${x + part * 20} ${top}h20v20q-10 14 -20 0z`),
      ).join("");
      const goods = times(5, (good) =>
        shape(good % 2 ? "accent" : "light", disc(x + 20 + good * 20, 246, between(chance, 7, 11))),
      ).join("");
      return `${shape("middle", path`M${x + 4} ${top}h112v100h-112z`)}${cloth}${goods}${shape("near", path`M${x} 250h120v34h-120z`)}`;
    }),
    shape("ground", "M0 280H400V300H0Z"),
  ].join("");

/** Each category of events has pictures of its own. */
const scenes: Readonly<Record<string, readonly Scene[]>> = {
  music: [concert, qawwali],
  theatre: [stage, masks],
  sport: [stadium, wicket],
  exhibitions: [gallery, relic],
  family: [wheel, balloons],
  talks: [talk, book],
  food: [kitchen, market],
};

/** An event's picture: its name begins with its category, `food night-market-karachi`; any other is a concert's. Half of them are drawn the other way round. */
export const eventScene = (name: string): Scene => {
  const own = scenes[name.slice(0, Math.max(0, name.indexOf(" ")))] ?? [concert];
  return (chance) => {
    const drawn = (own[Math.floor(chance() * own.length)] ?? concert)(chance);
    return chance() > 0.5 ? drawn : `<g transform="matrix(-1 0 0 1 400 0)">${drawn}</g>`;
  };
};
