import { expect, test } from "vitest";
import { savedOfferOf } from "./saving.ts";

const names = (en: string, ar: string) => ({ en, ar });
const ride = {
  from: names("Lahore", "لاهور"),
  to: names("Dubai", "دبي"),
  who: names("Mehran Jet", "مهران جت"),
  departs: { local: "2026-12-17T13:25", zone: "Asia/Karachi" },
  arrives: { local: "2026-12-17T15:25" },
};
const back = (departs: string, arrives: string) => [
  { departs: { local: `2026-12-24T${departs}` }, arrives: { local: `2026-12-24T${arrives}` } },
];
const shown = {
  href: "/flights/search?trip=return&legs=LHE-DXB.2026-12-17_DXB-LHE.2026-12-24",
  search: "trip=return&legs=LHE-DXB.2026-12-17_DXB-LHE.2026-12-24",
};
const saved = (further: ReturnType<typeof back>) =>
  savedOfferOf({ people: 1, of: () => ({ ...ride, further }) }, shown, null, null, null);

test("default: what is the same in every search is saved once, and leads to its own page", () => {
  const tour = {
    key: "tour t-1",
    page: "/tours/detail/hunza/t-1",
    title: names("Forts", "حصون"),
    detail: names("Hunza", "هونزا"),
  };
  const [inList, onPage] = ["/tours/hunza", "/tours/hunza?from=2026-12-17&to=2026-12-20"].map((href) =>
    savedOfferOf({ people: null, of: () => tour }, { ...shown, href }, null, null, null),
  );
  expect(inList?.key).toBe(onPage?.key);
  expect(onPage?.page).toBe(tour.page);
});

test("behavior: what is had on many days is saved without those that its address does not name", () => {
  const look = {
    people: null,
    isOfManyDays: true,
    of: (_: null, __: null, isDated: boolean) => ({
      key: "tour t-1",
      page: `/tours/detail/hunza/t-1${isDated ? "?date=2026-12-17" : ""}`,
      title: names("Forts", "حصون"),
      detail: names("Hunza", "هونزا"),
    }),
  };
  const search = "place=hunza&from=2026-12-17&to=2026-12-20";
  const of = (href: string) => savedOfferOf(look, { href, search }, null, null, null);
  expect(of("/tours/hunza")).toMatchObject({
    first: "",
    last: "",
    search: "place=hunza",
    page: "/tours/detail/hunza/t-1",
  });
  expect(of("/tours/hunza?from=2026-12-17&to=2026-12-20")).toMatchObject({
    first: "2026-12-17",
    search,
    page: "/tours/detail/hunza/t-1?date=2026-12-17",
  });
});

test("default: offers that go out alike and come back at another hour are two", () => {
  const [early, late] = [saved(back("16:30", "20:20")), saved(back("20:25", "00:15"))];
  expect(early?.key).not.toBe(late?.key);
  expect(early?.ride?.leaves).toBe(Date.UTC(2026, 11, 17, 8, 25));
  expect(early?.detail.en.replaceAll(/[\u2066-\u2069]/g, "")).toBe("Mehran Jet, 13:25 – 15:25, 16:30 – 20:20");
});
