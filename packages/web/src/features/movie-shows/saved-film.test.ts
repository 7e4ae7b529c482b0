import { sampleFilm } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { savedOfferOf } from "../saved/saving.ts";
import { savedFilm } from "./saved-film.ts";

const price = { minor: 70_000, currency: "PKR" } as const;
const lahore = { slug: "lahore", name: { en: "Lahore", ar: "لاهور" }, country: "PK", latitude: 31.5, longitude: 74.3 };

const keptOf = (film: typeof sampleFilm, date: string) => {
  const { held, look, row, shown, ...of } = savedFilm({ film, city: "lahore", cities: [lahore], date, price });
  return savedOfferOf(look, shown, row, held, of.price);
};

test("default: a film is saved once in a city, with what its cheapest seat costs on the day that its address names", () => {
  const film = { ...sampleFilm, state: "now" } as const;
  const [one, other] = [keptOf(film, "2026-12-03"), keptOf(film, "2026-12-04")];
  expect(one).toMatchObject({
    price,
    city: lahore.name,
    first: "2026-12-03",
    href: `/movies/${film.slug}?city=lahore&date=2026-12-03`,
  });
  expect(other?.key).toBe(one?.key);
});

test("behavior: a film is saved on no day where its address names none; one that is not shown yet keeps its first", () => {
  const now = keptOf({ ...sampleFilm, state: "now" }, "");
  expect(now).toMatchObject({ first: "", last: "", search: `film=${sampleFilm.slug}&city=lahore` });
  expect(now?.day).toBeUndefined();
  const coming = keptOf({ ...sampleFilm, state: "prebook" }, "");
  expect(coming).toMatchObject({
    first: "",
    day: sampleFilm.releasedOn,
    href: `/movies/${sampleFilm.slug}?city=lahore`,
  });
});
