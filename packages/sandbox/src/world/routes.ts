/** How fast a coach goes on a kind of road, in kilometres an hour, its short stops included. */
const speeds = { motorway: 92, highway: 72, coast: 66, mountain: 40 } as const;

type Stretch = readonly [from: string, to: string, km: number, kind: keyof typeof speeds];

/** The roads that coaches take from town to town, by their real lengths. */
// biome-ignore format: a table is read by its rows.
export const stretches: readonly Stretch[] = [
  ["karachi", "hyderabad", 165, "motorway"], ["hyderabad", "nawabshah", 115, "highway"], ["nawabshah", "sukkur", 210, "highway"],
  ["hyderabad", "sukkur", 320, "highway"], ["sukkur", "rahim-yar-khan", 185, "motorway"], ["rahim-yar-khan", "multan", 255, "motorway"],
  ["rahim-yar-khan", "bahawalpur", 190, "highway"], ["bahawalpur", "multan", 95, "highway"], ["multan", "dera-ghazi-khan", 95, "highway"],
  ["multan", "sahiwal", 160, "highway"], ["sahiwal", "lahore", 170, "highway"], ["multan", "lahore", 345, "motorway"],
  ["multan", "toba-tek-singh", 165, "motorway"], ["toba-tek-singh", "faisalabad", 85, "motorway"], ["faisalabad", "lahore", 185, "motorway"],
  ["faisalabad", "sargodha", 95, "highway"], ["sargodha", "islamabad", 250, "motorway"], ["faisalabad", "islamabad", 320, "motorway"],
  ["lahore", "gujranwala", 75, "highway"], ["gujranwala", "sialkot", 55, "highway"], ["lahore", "sialkot", 125, "motorway"],
  ["gujranwala", "jhelum", 105, "highway"], ["jhelum", "islamabad", 120, "highway"], ["lahore", "islamabad", 375, "motorway"],
  ["islamabad", "peshawar", 185, "motorway"], ["islamabad", "abbottabad", 125, "motorway"], ["abbottabad", "gilgit", 420, "mountain"],
  ["karachi", "gwadar", 630, "coast"], ["karachi", "quetta", 690, "highway"], ["quetta", "sukkur", 390, "mountain"],
  ["quetta", "dera-ghazi-khan", 460, "mountain"],
  ["riyadh", "hofuf", 325, "motorway"], ["hofuf", "al-khobar", 145, "motorway"], ["al-khobar", "dammam", 25, "highway"],
  ["riyadh", "dammam", 405, "motorway"], ["riyadh", "buraydah", 355, "motorway"], ["buraydah", "hail", 285, "motorway"],
  ["hail", "tabuk", 650, "highway"], ["hail", "madinah", 435, "motorway"], ["buraydah", "madinah", 500, "motorway"],
  ["madinah", "tabuk", 680, "highway"], ["madinah", "yanbu", 220, "motorway"], ["yanbu", "jeddah", 320, "motorway"],
  ["madinah", "jeddah", 415, "motorway"], ["madinah", "makkah", 450, "motorway"], ["jeddah", "makkah", 80, "motorway"],
  ["makkah", "taif", 90, "highway"], ["riyadh", "taif", 785, "motorway"], ["taif", "al-bahah", 220, "mountain"],
  ["al-bahah", "abha", 335, "mountain"], ["abha", "khamis-mushait", 30, "highway"], ["abha", "jazan", 205, "mountain"],
  ["jeddah", "jazan", 715, "coast"], ["khamis-mushait", "najran", 275, "highway"], ["riyadh", "najran", 960, "highway"],
  ["riyadh", "khamis-mushait", 980, "highway"],
];

export type Route = { readonly km: number; readonly minutes: number; readonly via: readonly string[] };

type Step = { readonly to: string; readonly km: number; readonly minutes: number };

/** Ways between places that lie beside each other, both ways. */
type Link = readonly [from: string, to: string, km: number, minutes: number];

const rounded = (route: Route | null): Route | null =>
  route === null ? null : { ...route, minutes: Math.round(route.minutes / 5) * 5 };

/** A network's quickest ways, or null where there is none; minutes are rounded to five. What was asked for once is known. */
export const createNetwork = (links: readonly Link[]) => {
  const steps = new Map<string, Step[]>();
  for (const [from, to, km, minutes] of links) {
    steps.set(from, [...(steps.get(from) ?? []), { to, km, minutes }]);
    steps.set(to, [...(steps.get(to) ?? []), { to: from, km, minutes }]);
  }
  const known = new Map<string, Route | null>();

  const search = (from: string, to: string): Route | null => {
    const best = new Map<string, Route>([[from, { km: 0, minutes: 0, via: [] }]]);
    const open = new Set([from]);
    while (open.size > 0) {
      const [at = from] = [...open].sort(
        (one, other) => (best.get(one)?.minutes ?? 0) - (best.get(other)?.minutes ?? 0),
      );
      open.delete(at);
      const here = best.get(at);
      if (here === undefined) continue;
      if (at === to) return here;
      for (const step of steps.get(at) ?? []) {
        const minutes = here.minutes + step.minutes;
        if (minutes >= (best.get(step.to)?.minutes ?? Number.POSITIVE_INFINITY)) continue;
        best.set(step.to, { km: here.km + step.km, minutes, via: [...here.via, step.to] });
        open.add(step.to);
      }
    }
    return null;
  };

  return (from: string, to: string): Route | null => {
    const key = `${from}/${to}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const trip = from === to ? null : rounded(search(from, to));
    known.set(key, trip);
    return trip;
  };
};

/** The quickest way by road, or null where there is none. */
export const routeBetween = createNetwork(
  stretches.map(([from, to, km, kind]) => [from, to, km, (km / speeds[kind]) * 60]),
);
