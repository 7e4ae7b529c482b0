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
import {
  bazaar,
  camp,
  caravan,
  coffee,
  dhow,
  fort,
  griddle,
  hangingBridge,
  lake,
  pilgrims,
  reef,
  road,
  ruins,
  street,
} from "./outings.ts";
import { train } from "./railway.ts";
import { crag, facades, oasis, ridden, shrine, stupa, trail, village } from "./sights.ts";
import type { Scene } from "./strokes.ts";

/** What tells the kind of a tour, where its name says no more. */
const kinds: Readonly<Record<string, readonly Scene[]>> = {
  city: [bazaar, street],
  desert: [caravan, camp],
  mountains: [trail, lake],
  food: [coffee, griddle],
  sea: [dhow, reef],
  history: [fort, facades],
  pilgrimage: [pilgrims, road],
};

/** What a tour shows, by a word of its name. */
const told: readonly (readonly [words: RegExp, scene: Scene])[] = [
  [/taxila-by-bicycle/, ridden(ruins)],
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
  [/walled-city|potter|sculptures/, street],
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
  [/colonial|balad-houses|old-yanbu|hill-station|palaces|collectors|capital|museums$/, facades],
  [/kalash|rijal|saidpur|hunza-kitchen|fayfa/, village],
  [/baltit|shigar|chitral-fort/, crag],
  [/fort|masmak|khaybar|khyber/, fort],
  [/(?:^|-)rail|metro/, train],
  [/painted-bus|truck-art/, bus],
  [/bazaar|souq|lantern|market|flower-men|weavers/, bazaar],
  [/hegra/, city("alula")],
  [/orchard|oasis|disah|hanifah/, oasis],
  [/suspension|canyon|lajab/, hangingBridge],
  [/red-sands/, camp],
  [/camels|dunes|sands|desert/, caravan],
  [/overnight|night-by|stars|elephant|stargazing|fairy/, camp],
  [/lake|attabad|malook|mahodand/, lake],
  [/margalla|mushkpuri|concordia|ranges|sawda|uhud|nour|edge-of|trek|cable/, trail],
  [/snorkel|reef|islands?$|seven-sisters/, reef],
  [/ziyarat|hajj|holy/, pilgrims],
];

/** A tour's picture: its name begins with its kind, `sea sunset-dhow`. */
export const tourScene = (name: string): Scene => {
  const [kind = "", subject = ""] = name.split(" ");
  const own = kinds[kind] ?? [fort, facades];
  return told.find(([words]) => words.test(subject))?.[1] ?? own[subject.length % 2] ?? fort;
};

export const isOfLake = (name: string): boolean => tourScene(name) === lake;
