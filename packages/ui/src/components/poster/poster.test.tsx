import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { chanceOf } from "./chance.ts";
import { bicycle } from "./outings.ts";
import { motifOf } from "./playbill/subjects.ts";
import { Poster, PosterProvider } from "./poster.tsx";
import { drawPoster, posterKinds } from "./poster-drawing.ts";
import { sceneOf } from "./scenes.ts";

test.each(posterKinds)("default: the same name gives the same %s", (kind) => {
  expect(drawPoster(kind, "Dar Al Noor")).toBe(drawPoster(kind, "Dar Al Noor"));
});

test.each(posterKinds)("behavior: of 300 names no two %s posters are alike, and each is well-formed", (kind) => {
  const drawn = Array.from({ length: 300 }, (_, index) => drawPoster(kind, `Name ${index} <&"'>`));
  expect(new Set(drawn).size).toBe(300);
  expect(drawn.join("")).not.toMatch(/NaN|undefined|Infinity|Name/);
  for (const one of drawn) {
    expect(new DOMParser().parseFromString(one, "image/svg+xml").querySelector("parsererror")).toBeNull();
  }
});

const tints = (svg: string): string[] =>
  [...new Set(Array.from(svg.matchAll(/oklch\([^)]* ([\d.]+)\)/g), ([, hue]) => hue ?? ""))].sort();

test.each(["room", "twin", "family", "lobby", "bath", "restaurant", "terrace", "pool"] as const)(
  "behavior: %s has the colours of the hotel that it is in",
  (kind) => {
    expect(tints(drawPoster(kind, "Dar Al Noor – Family room", "Dar Al Noor"))).toEqual(
      tints(drawPoster("hotel", "Dar Al Noor")),
    );
  },
);

const cities = [
  "Karachi",
  "Lahore",
  "Islamabad",
  "Peshawar",
  "Multan",
  "Gilgit",
  "Hunza",
  "Makkah",
  "Madinah",
  "Riyadh",
];
const more = ["Jeddah", "Dammam", "Abha", "AlUla", "Taif", "Dubai", "Abu Dhabi", "Doha", "Istanbul", "Cairo", "London"];

/** What is drawn, whatever its colours and wherever its sun. */
const drawnOf = (svg: string): string =>
  svg
    .replace(/<style>.*?<\/style>/, "")
    .replace(/<pattern.*?<\/pattern>/, "")
    .replace(/<circle[^>]*>/, "");

test("default: each city is known by its own landmark", () => {
  const drawn = [...cities, ...more].map((name) => drawnOf(drawPoster("city", name)));
  expect(new Set(drawn).size).toBe(cities.length + more.length);
});

test("default: a city has the same picture in the same colours by whichever name it is shown", () => {
  const [one, other] = [drawPoster("city", "Jeddah"), drawPoster("city", "Jeddah JED")];
  expect(tints(one)).toEqual(tints(other));
  expect(drawnOf(one)).toBe(drawnOf(other));
});

test("behavior: a second picture of a city beside the first is of another hour", () => {
  expect(tints(drawPoster("city", "Jeddah 2"))).not.toEqual(tints(drawPoster("city", "Jeddah")));
});

test.each(["Gilgit", "Skardu", "Sukkur", "Nowhere"])("behavior: no minaret stands over %s", (name) => {
  // What every dome and minaret ends in.
  const finial = /a3 3 0 1 1 6 0|h1\.8V/;
  expect(drawPoster("city", "Lahore")).toMatch(finial);
  expect(drawPoster("city", name)).not.toMatch(finial);
});

test("default: a house is drawn as its name says, and no two of a list are alike", () => {
  const kinds = ["Oasis Resort", "Cedar Suites", "Olive Guest House", "Dar Jasmine", "City Tower"];
  const shapes = kinds.map((name) => drawnOf(drawPoster("hotel", name)).length);
  expect(new Set(shapes).size).toBe(kinds.length);
  const list = Array.from({ length: 60 }, (_, index) => drawPoster("hotel", `${kinds[index % 5]} ${index}`));
  for (const [index, one] of list.entries()) expect(one).not.toBe(list[index + 1]);
  expect(new Set(list).size).toBe(list.length);
});

test("behavior: houses whose names tell the same are not all drawn as the same", () => {
  const plain = (svg: string) => drawnOf(svg).replaceAll(/[\d.-]+/g, "");
  const dars = ["Dar Sandstone", "Dar Jasmine", "Dar Falcon", "Dar Cedar", "Dar Olive", "Dar Pearl"];
  expect(new Set(dars.map((name) => plain(drawPoster("hotel", name)))).size).toBeGreaterThan(2);
});

const categories = ["music", "theatre", "sport", "exhibitions", "family", "talks", "food"];

/** What is on a bill, wherever and in whatever inks. */
const motifIn = (name: string) => motifOf(name, chanceOf(`bill:${name}`));

test("default: each category of events has motifs of its own", () => {
  const motifs = categories.map(
    (category) => new Set(Array.from({ length: 40 }, (_, index) => motifIn(`${category} event-${index}`))),
  );
  for (const [index, own] of motifs.entries()) {
    expect(own.size).toBeGreaterThan(1);
    for (const other of motifs.slice(index + 1)) expect([...own].filter((motif) => other.has(motif))).toEqual([]);
  }
});

test.each([
  ["sport night-cricket-lahore", "cricket"],
  ["sport padel-masters-abha", "racket"],
  ["food coffee-week-taif", "tea"],
  ["music oud-and-strings-dammam", "oud"],
  ["exhibitions maps-of-the-pilgrims-multan", "map"],
  ["opera night-of-lanterns", "lantern"],
  ["opera unheard-of", "star"],
] as const)("default: the bill of %s shows what its name says", (name, motif) => {
  expect(motifIn(name)).toBe(motif);
});

test("behavior: the same event in other towns is laid out or inked otherwise, by day as by night", () => {
  const towns = ["karachi", "peshawar", "riyadh", "abha", "lahore", "multan", "jeddah", "taif"];
  const bills = towns.map((town) => drawPoster("event", `sport city-derby-${town}`));
  expect(new Set(bills).size).toBe(towns.length);
  for (const bill of bills) expect(bill.replaceAll(/light-dark\(#0000,/g, "")).not.toContain("light-dark");
});

test("behavior: a picture says which hotel's colours it has", () => {
  const { container } = render(<Poster kind="pool" name="a" hotel="Dar & Noor" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/posters/pool.svg?of=a&in=Dar%20%26%20Noor");
});

test("default: a picture keeps its place, waits until it is near, and is silent", () => {
  const { container } = render(<Poster kind="city" name="مدينة & <Lahore>" />);
  const image = container.querySelector("img");
  expect(image?.getAttribute("alt")).toBe("");
  expect(image?.getAttribute("loading")).toBe("lazy");
  expect([image?.width, image?.height]).toEqual([400, 300]);
  expect(image?.getAttribute("src")).toBe(`/posters/city.svg?of=${encodeURIComponent("مدينة & <Lahore>")}`);
});

test("behavior: speaks when it stands for something, and comes at once when a page opens with it", () => {
  render(<Poster kind="city" name="Lahore" alt="Lahore at dusk" eager />);
  expect(screen.getByRole("img", { name: "Lahore at dusk" }).getAttribute("loading")).toBe("eager");
});

test("behavior: an application may keep pictures elsewhere", () => {
  render(
    <PosterProvider value={(kind, name) => `https://pictures.example/${kind}/${name}`}>
      <Poster kind="film" name="salt" alt="Salt" />
    </PosterProvider>,
  );
  expect(screen.getByRole("img", { name: "Salt" }).getAttribute("src")).toBe("https://pictures.example/film/salt");
});

test("behavior: a bicycle is only where a tour goes by one", () => {
  const shapesIn = (drawn: string) => drawn.replaceAll(/[\d.]+/g, "");
  const isRidden = (name: string) => shapesIn(drawPoster("tour", name)).includes(shapesIn(bicycle(200, 274)));
  expect(["history taxila-by-bicycle", "city wadi-hanifah-cycle"].filter(isRidden)).toHaveLength(2);
  for (const tour of ["city walled-city-on-foot", "city tongas-and-gardens", "pilgrimage any"])
    expect(isRidden(tour)).toBe(false);
});

const shapesOfTour = (name: string) => drawnOf(drawPoster("tour", name)).replaceAll(/[\d.]+/g, "");

/** What stands in one city alone, and the tours of others that were once drawn with it. */
const landmarks = [
  ["history colonial-karachi", "city capital-in-a-day", "history collectors-house", "history al-balad-houses"],
  ["history colonial-karachi", "history old-yanbu", "history makkah-museums", "history palaces-of-the-nawabs"],
  ["desert elephant-rock", "mountains stargazing-at-pir-sohawa", "mountains fairy-meadows", "desert hisma-overnight"],
  [
    "desert elephant-rock",
    "desert red-sands-and-supper",
    "desert cholistan-overnight",
    "mountains night-by-the-kunhar",
  ],
  ["mountains three-ranges", "desert edge-of-the-world", "mountains alula-canyon-hike", "pilgrimage jabal-al-nour"],
  ["city riyadh-by-metro", "city truck-art-workshop", "city karachi-on-a-painted-bus", "history unheard-of"],
] as const;

test.each(landmarks)("invariant: what %s shows is drawn of no other city's tour", (own, ...others) => {
  for (const other of others) expect(shapesOfTour(other), other).not.toBe(shapesOfTour(own));
});

test("invariant: the landmark of a city is drawn for its own tours alone", () => {
  const ofCity = (city: string) => sceneOf("city", city);
  const homes: Readonly<Record<string, readonly string[]>> = {
    islamabad: [
      "city capital-in-a-day",
      "mountains margalla-hills-ridge",
      "city truck-art-workshop",
      "food saidpur-supper",
    ],
    lahore: ["history mughal-lahore", "city walled-city-on-foot", "city tongas-and-gardens"],
    karachi: ["history colonial-karachi", "city karachi-on-a-painted-bus", "city old-booksellers"],
    gilgit: ["mountains three-ranges", "mountains naltar-lakes", "mountains fairy-meadows"],
    riyadh: ["history masmak-and-souqs", "desert edge-of-the-world", "history collectors-house", "food najdi-table"],
    alula: ["history hegra-tombs", "desert elephant-rock", "city old-town-lanterns", "mountains alula-canyon-hike"],
    jeddah: ["history al-balad-houses", "city corniche-sculptures", "food balad-supper"],
    madinah: ["pilgrimage madinah-ziyarat", "history uhud-on-foot"],
  };
  for (const [city, tours] of Object.entries(homes))
    for (const other of Object.keys(homes).filter((one) => one !== city))
      for (const tour of tours) expect(sceneOf("tour", tour), `${tour} as ${other}`).not.toBe(ofCity(other));
  expect(sceneOf("tour", "city capital-in-a-day")).toBe(ofCity("islamabad"));
});

/** Of one place, or next to each other among those that a home page picks. */
const besides = [
  ["sea crab-supper-at-sea", "pilgrimage pilgrims-quay"],
  ["mountains margalla-hills-ridge", "history salt-range-day"],
  ["mountains rakaposhi-base-camp", "mountains khunjerab-pass"],
  ["desert cold-desert", "desert dunes-of-katpana"],
  ["mountains pipeline-walk", "mountains mushkpuri-top"],
  ["sea around-the-hammerhead", "sea fishermen-of-gwadar"],
  ["pilgrimage makkah-ziyarat", "pilgrimage sites-of-hajj"],
  ["pilgrimage hijra-road", "pilgrimage two-holy-cities"],
  ["sea along-the-coast-on-a-dhow", "pilgrimage pilgrims-gate"],
  ["history hegra-tombs", "history dadan-and-jabal-ikmah"],
  ["desert elephant-rock", "desert pillars-of-gharameel"],
  ["history rijal-almaa", "mountains asir-trek"],
  ["mountains deosai-two-days", "mountains naltar-lakes"],
  ["pilgrimage makkah-ziyarat", "pilgrimage madinah-ziyarat"],
  ["history masmak-and-souqs", "history at-turaif"],
  ["food rose-harvest", "history rijal-almaa"],
] as const;

test("default: a tour is drawn as its name says, and a lake as blue or green as water", () => {
  const shapesOf = (name: string) => drawnOf(drawPoster("tour", name)).replaceAll(/[\d.]+/g, "");
  const named = ["blue-tiles-of-multan", "swat-stupas", "colonial-karachi", "baltit-and-altit", "hegra-tombs"];
  const drawn = named.map((name) => shapesOf(`history ${name}`));
  expect(new Set(drawn).size).toBe(named.length);
  for (const one of drawn) expect(one).not.toBe(shapesOf("history unheard-of"));
  for (const lake of ["naltar-lakes", "attabad-by-boat", "saif-ul-malook"]) {
    const [, hue] =
      /\.peak{fill:light-dark\(oklch\(70% .085 (\d+)\)/.exec(drawPoster("tour", `mountains ${lake}`)) ?? [];
    expect(Math.abs(Number(hue) - 206), lake).toBeLessThanOrEqual(12);
  }
  // These stand beside each other.
  const ofLahore = [
    "city walled-city-on-foot",
    "history mughal-lahore",
    "food breakfast-of-lahore",
    "food fort-road-kebabs",
    "city tongas-and-gardens",
    "city flag-parade-at-the-border",
    "pilgrimage saints-of-lahore",
    "history hidden-cellars-of-the-fort",
  ];
  expect(new Set(ofLahore.map(shapesOf)).size).toBe(ofLahore.length);
  for (const [one, other] of besides) expect(shapesOf(one), `${one} and ${other}`).not.toBe(shapesOf(other));
});
