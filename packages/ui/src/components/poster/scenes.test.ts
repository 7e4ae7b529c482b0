import { expect, test } from "vitest";
import { chanceOf } from "./chance.ts";
import { sceneOf } from "./scenes.ts";

const drawn = (name: string): string => sceneOf("blog", name)(chanceOf("the same for all"));

test("default: stories of different things have different pictures, and one of nothing that we draw goes through hills", () => {
  const names = [
    "family-road",
    "eid-lanterns",
    "summer-lake",
    "fast-train",
    "haram-dawn",
    "karakoram",
    "hegra",
    "taif-roses",
  ];
  expect(new Set([...names, "a-way"].map(drawn)).size).toBe(names.length + 1);
  expect(drawn("another-way")).toBe(drawn("a-way"));
});
