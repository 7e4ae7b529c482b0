import { motifs } from "../film/motifs.ts";
import { gatheringMotifs } from "./motifs-gatherings.ts";

export const billMotifs = { ...motifs, ...gatheringMotifs };

type BillMotif = keyof typeof billMotifs;

/** What stands for an event that has one of these words in its name. */
const subjects: Readonly<Partial<Record<BillMotif, string>>> = {
  oud: "oud strings lute",
  guitar: "indie guitar rock band bands acoustic",
  trumpet: "jazz brass swing",
  drum: "drums drum dhol qawwali rhythm",
  bird: "voices choir chorus birds",
  moon: "sufi moon ramadan",
  star: "stars star",
  microphone: "interview comedy improv podcast",
  house: "shop house home",
  lantern: "lantern lanterns",
  kite: "kite kites",
  letter: "letters letter",
  mask: "shadow shadows puppet puppets masks",
  door: "well door gate",
  ball: "football derby match soccer",
  cricket: "cricket",
  racket: "padel tennis badminton squash",
  shoe: "run marathon race walk mile",
  camel: "camel camels",
  horse: "horse horses polo",
  belt: "wrestlers wrestling boxing fight",
  pen: "ink calligraphy poets poetry poem",
  planet: "globe science space",
  map: "map maps atlas",
  rug: "woven textiles carpets rugs",
  gear: "machines machine engines makers",
  camera: "photographs photo photography film",
  vase: "clay pottery ceramics",
  bubbles: "bubble bubbles",
  tree: "garden storybook forest",
  robot: "robot robots",
  city: "cities architecture",
  rocket: "founders startup startups",
  book: "book books novel",
  pot: "biryani cooks kitchen kitchens stew",
  tea: "coffee tea cafe",
  palm: "date dates palm harvest",
  bread: "bread bakery naan",
  flower: "spice spices flowers",
};

/** What stands for any other event of a category. */
const others: Readonly<Record<string, readonly BillMotif[]>> = {
  music: ["guitar", "microphone", "drum", "trumpet"],
  theatre: ["mask", "curtain", "crown", "swords"],
  sport: ["cup", "ball", "shoe", "racket"],
  exhibitions: ["vase", "window", "camera", "rug"],
  family: ["balloon", "kite", "bubbles", "robot"],
  talks: ["book", "pen", "letter", "clock"],
  food: ["pot", "tea", "bread", "flower"],
};

const isMotif = (name: string): name is BillMotif => Object.hasOwn(billMotifs, name);

const byWord = new Map(
  Object.entries(subjects).flatMap(([motif, words]) =>
    isMotif(motif) ? words.split(" ").map((word) => [word, motif] as const) : [],
  ),
);

/**
 * What stands for an event: its name begins with its category, `food biryani-trail-multan`. The first of its words that says what it is
 * decides; where none does, chance does among what its category has, or for any other category among stars.
 */
export const motifOf = (name: string, chance: () => number): BillMotif => {
  const [category = "", slug = ""] = name.split(" ", 2);
  const said = slug.split("-").map((word) => byWord.get(word));
  const own = others[category] ?? [];
  const drawn = own[Math.floor(chance() * own.length)] ?? "star";
  return said.find((motif) => motif !== undefined) ?? drawn;
};
