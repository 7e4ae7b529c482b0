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
  [/bicycle|cycle/, ridden(oasis)],
  [/kebab|chapli/, griddle],
  [/walled-city|potter|sculptures/, street],
  [/breakfast/, breakfast],
  [/parade/, parade],
  [/tonga/, gardens],
  [/mughal/, city("lahore")],
  [/cellars/, fort],
  [/pilgrims-(?:quay|gate)|dhow|fishermen|mangrove|kayak|delta|hammerhead/, dhow],
  [/hijra|two-holy|zubaydah|pilgrims-road/, road],
  [/four-sites/, ruins],
  [/stupas|gandhara|carvers/, stupa],
  [/saints|tiles|sharif|makli/, shrine],
  [/colonial|balad-houses|old-yanbu|hill-station|palaces|collectors|capital|museums$/, facades],
  [/kalash|rijal|saidpur|hunza-kitchen|fayfa|asir|rose/, village],
  [/baltit|shigar|chitral-fort/, crag],
  [/fort|masmak|turaif|khaybar|khyber/, fort],
  [/(?:^|-)rail|metro/, train],
  [/painted-bus|truck-art/, bus],
  [/bazaar|souq|lantern|market|flower-men|weavers/, bazaar],
  [/hegra|dadan|rock-art/, city("alula")],
  [/orchard|oasis|disah|hanifah/, oasis],
  [/suspension|canyon|lajab|caves/, hangingBridge],
  [/red-sands/, camp],
  [/camels|dunes|sands|desert/, caravan],
  [/overnight|night-by|stars|elephant|gharameel|stargazing|fairy/, camp],
  [/lake|deosai|attabad|malook|mahodand/, lake],
  [
    /margalla|pipeline|mushkpuri|rakaposhi|concordia|ranges|khunjerab|junipers|sawda|uhud|nour|babusar|edge-of|trek|salt-range|cable/,
    trail,
  ],
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
