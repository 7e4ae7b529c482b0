import { palace } from "./facades.ts";
import {
  baseCamp,
  carvings,
  cave,
  coldDunes,
  forest,
  highRoad,
  mine,
  pillars,
  steamer,
  tents,
  terraces,
} from "./farther-outings.ts";
import { bus } from "./highway.ts";
import { breakfast, gardens, parade } from "./lahore-outings.ts";
import { city } from "./landmarks.ts";
import { canyon, cliff, collection, coralHouses, paintedBus, paintedTruck } from "./near-outings.ts";
import {
  bazaar,
  camp,
  caravan,
  coffee,
  dhow,
  elephant,
  fort,
  griddle,
  hangingBridge,
  lake,
  meadow,
  pilgrims,
  reef,
  road,
  ruins,
  stargazing,
  street,
} from "./outings.ts";
import { train } from "./railway.ts";
import { crag, facades, hillTrail, hillVillage, oasis, ridden, shrine, stupa, trail, village } from "./sights.ts";
import type { Scene } from "./strokes.ts";

/** What tells the kind of a tour, where its name says no more. */
const kinds: Readonly<Record<string, readonly Scene[]>> = {
  city: [bazaar, street],
  desert: [caravan, camp],
  mountains: [trail, lake],
  food: [coffee, griddle],
  sea: [dhow, reef],
  history: [fort, ruins],
  pilgrimage: [pilgrims, road],
};

/** What a tour shows, by a word of its name. */
const told: readonly (readonly [words: RegExp, scene: Scene])[] = [
  [/taxila-by-bicycle/, ridden(ruins)],
  [/capital/, city("islamabad")],
  [/collectors/, collection],
  [/balad-houses|old-yanbu/, coralHouses],
  [/edge-of/, cliff],
  [/canyon|lajab/, canyon],
  [/stargazing/, stargazing],
  [/fairy|kunhar/, meadow],
  [/elephant/, elephant],
  [/truck-art/, paintedTruck],
  [/painted-bus/, paintedBus],
  [/pilgrims-(?:quay|gate)/, steamer],
  [/salt-range/, mine],
  [/caves/, cave],
  [/base-camp|deosai/, baseCamp],
  [/khunjerab|babusar/, highRoad],
  [/cold-desert/, coldDunes],
  [/pipeline|junipers/, forest],
  [/hammerhead/, city("gwadar")],
  [/of-hajj/, tents],
  [/two-holy/, bus],
  [/madinah-ziyarat/, city("madinah")],
  [/ikmah|rock-art/, carvings],
  [/gharameel/, pillars],
  [/asir-trek/, terraces],
  [/turaif/, city("hail")],
  [/rose/, city("taif")],
  [/bicycle|cycle/, ridden(oasis)],
  [/kebab|chapli/, griddle],
  [/walled-city|potter|sculptures|hill-station/, street],
  [/breakfast/, breakfast],
  [/parade/, parade],
  [/tonga/, gardens],
  [/mughal/, city("lahore")],
  [/cellars/, fort],
  [/dhow|fishermen|mangrove|kayak|delta/, dhow],
  [/hijra|zubaydah|pilgrims-road/, road],
  [/four-sites/, ruins],
  [/stupas|gandhara|carvers/, stupa],
  [/saints|tiles|sharif|makli/, shrine],
  [/colonial/, facades],
  [/palaces/, palace],
  [/kalash|hunza-kitchen/, village],
  [/rijal|saidpur|fayfa/, hillVillage],
  [/baltit|shigar|chitral-fort/, crag],
  [/fort|masmak|khaybar|khyber/, fort],
  [/(?:^|-)rail|metro/, train],
  [/bazaar|souq|lantern|market|flower-men|weavers|museums$/, bazaar],
  [/hegra/, city("alula")],
  [/orchard|oasis|disah|hanifah/, oasis],
  [/suspension/, hangingBridge],
  [/red-sands/, camp],
  [/camels|dunes|sands|desert/, caravan],
  [/overnight/, camp],
  [/lake|attabad|malook|mahodand/, lake],
  [/margalla|mushkpuri|sawda|uhud|nour|cable/, hillTrail],
  [/concordia|ranges/, trail],
  [/snorkel|reef|islands?$|seven-sisters/, reef],
  [/ziyarat|hajj|holy/, pilgrims],
];

/** A tour's picture: its name begins with its kind, `sea sunset-dhow`. */
export const tourScene = (name: string): Scene => {
  const [kind = "", subject = ""] = name.split(" ");
  const own = kinds[kind] ?? [fort, street];
  return told.find(([words]) => words.test(subject))?.[1] ?? own[subject.length % 2] ?? fort;
};

const ofSand: ReadonlySet<Scene> = new Set([camp, canyon, cliff, elephant, pillars, city("alula")]);

/** The place among the hues of what has a colour of its own, water or red sand; null where any will do. */
export const tourHue = (name: string): number | null => {
  const scene = tourScene(name);
  if (scene === lake || scene === reef) return 2;
  return ofSand.has(scene) ? 5 : null;
};
