import { expect, test } from "vitest";
import { readQuery } from "../../kernel/query.ts";
import { changeRooms } from "./room-parties.ts";
import {
  checkStay,
  decodeStay,
  encodeStay,
  hotelNamedIn,
  nextDay,
  nightsBetween,
  readStay,
  stayFromForm,
} from "./stay-criteria.ts";

const today = "2026-11-21";

const problemsOf = (text: string) => {
  const checked = readStay(text, { today });
  return checked.ok ? [] : checked.error;
};

test("default: a search is one text, there and back", () => {
  const criteria = {
    place: "karachi",
    checkIn: "2026-12-08",
    checkOut: "2026-12-11",
    rooms: [
      { adults: 2, childAges: [0, 7] },
      { adults: 1, childAges: [] },
    ],
  };
  expect(encodeStay(criteria)).toBe("place=karachi&in=2026-12-08&out=2026-12-11&rooms=2-0.7_1");
  expect(decodeStay(encodeStay(criteria))).toEqual(criteria);
  expect(checkStay(criteria, { today })).toEqual({ ok: true, value: criteria });
  expect(nightsBetween(criteria.checkIn, criteria.checkOut)).toBe(3);
});

test("default: an address may name a hotel beside its stay", () => {
  expect(hotelNamedIn("?place=karachi&in=2026-12-08&out=2026-12-11&rooms=2&hotel=H-1")).toBe("H-1");
  expect(hotelNamedIn("place=karachi&hotel=")).toBeNull();
});

test("behavior: everything that keeps a search from being made is named", () => {
  expect(problemsOf("").map(({ code }) => code)).toEqual(["place_missing", "check_in_missing", "check_out_missing"]);
  expect(problemsOf("place=karachi&in=2026-11-20&out=2026-11-20")).toEqual([
    { code: "check_in_past" },
    { code: "check_out_before_check_in" },
  ]);
  expect(problemsOf("place=karachi&in=2026-12-01&out=2027-01-15")).toEqual([{ code: "too_many_nights", max: 30 }]);
  expect(problemsOf("place=karachi&in=2026-12-01&out=2026-12-02&rooms=1_1_1_1_1_1_1")).toEqual([
    { code: "too_many_rooms", max: 6 },
  ]);
  expect(problemsOf("place=karachi&in=2026-12-01&out=2026-12-02&rooms=7_0_1-._1-12")).toEqual([
    { code: "too_many_adults", room: 0, max: 6 },
    { code: "no_adult", room: 1 },
    { code: "child_age_missing", room: 2, child: 0 },
    { code: "child_age_missing", room: 2, child: 1 },
    { code: "child_age_missing", room: 3, child: 0 },
  ]);
  expect(problemsOf("place=%3Cb%3E&in=2026-02-31&out=x&%E0").map(({ code }) => code)).toEqual([
    "place_missing",
    "check_in_missing",
    "check_out_missing",
  ]);
});

test("behavior: a place that was looked for and is none is named as it was typed; another one is not blamed for it", () => {
  const problemsWith = (place: string, unknownPlace: string) => {
    const checked = checkStay({ ...decodeStay("in=2026-12-01&out=2026-12-02"), place }, { today, unknownPlace });
    return checked.ok ? [] : checked.error;
  };
  expect(problemsWith("nowhere", "nowhere")).toEqual([{ code: "place_unknown", typed: "nowhere" }]);
  expect(problemsWith("no land", "no land")).toEqual([{ code: "place_unknown", typed: "no land" }]);
  expect(problemsWith("karachi", "nowhere")).toEqual([]);
  expect(problemsWith("", "")).toEqual([{ code: "place_missing" }]);
});

test("behavior: a form of a browser without script is the same search, Arabic digits too", () => {
  const form = readQuery(
    "place=karachi&in=2026-12-08&out=2026-12-11&adults1=٢&child1-1=٧&child1-2=&adults2=1&adults3=0",
  );
  expect(encodeStay(stayFromForm(form))).toBe("place=karachi&in=2026-12-08&out=2026-12-11&rooms=2-7_1");
});

test("default: the next day, with as many nights", () => {
  const stay = decodeStay("place=karachi&in=2026-12-31&out=2027-01-02&rooms=2");
  expect(nextDay(stay)).toMatchObject({ checkIn: "2027-01-01", checkOut: "2027-01-03" });
});

test("behavior: rooms change within their limits", () => {
  const one = [{ adults: 2, childAges: [] }];
  const six = Array.from({ length: 6 }, () => ({ adults: 1, childAges: [] }));
  expect(changeRooms(one, { type: "addRoom" })).toHaveLength(2);
  expect(changeRooms(six, { type: "addRoom" })).toBe(six);
  expect(changeRooms(one, { type: "removeRoom", room: 0 })).toBe(one);
  expect(changeRooms(one, { type: "adults", room: 0, adults: 0 })[0]?.adults).toBe(1);
  const family = changeRooms(one, { type: "children", room: 0, children: 9 });
  expect(family[0]?.childAges).toEqual([null, null, null, null]);
  expect(changeRooms(family, { type: "age", room: 0, child: 1, age: 7 })[0]?.childAges).toEqual([null, 7, null, null]);
});
