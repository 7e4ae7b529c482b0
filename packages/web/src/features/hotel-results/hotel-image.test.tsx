// @vitest-environment jsdom
import type { HotelRoom } from "@safar/engine";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { HotelImage } from "./hotel-image.tsx";

const addressWith = (beds: HotelRoom["beds"], scene: "room" | "bath" = "room"): string | null | undefined => {
  const { container } = render(
    <HotelImage picture={{ url: null, scene, subject: "A room" }} hotel="Dar" of="Room" beds={beds} />,
  );
  return container.querySelector("img")?.getAttribute("src");
};

const drawn = [
  ["room", { count: 1, kinds: ["king"] }],
  ["room", { count: 2, kinds: ["king", "sofa"] }],
  ["twin", { count: 2, kinds: ["single", "single"] }],
  ["twin", { count: 2, kinds: ["twin"] }],
  ["single", { count: 1, kinds: ["single"] }],
  ["triple", { count: 3, kinds: ["single", "single", "single"] }],
  ["family", { count: 2, kinds: ["double", "single"] }],
  ["doubles", { count: 3, kinds: ["king", "double", "sofa"] }],
] as const;

test.each(drawn)("behavior: as a %s is drawn what has %o", (kind, beds) => {
  expect(addressWith(beds)).toMatch(new RegExp(`^/posters/${kind}\\.svg`));
});

test("edge: the bath of a room with two beds is a bath", () => {
  expect(addressWith({ count: 2, kinds: ["single", "single"] }, "bath")).toMatch(/^\/posters\/bath\.svg/);
});
