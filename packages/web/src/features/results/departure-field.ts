import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DayPart, Facet } from "@safar/engine";
import { choicesOf, type FilterField } from "./filter-field.ts";
import { partWords } from "./part-words.ts";

/** By the parts of the day in which rides leave. */
export const departureField = (
  t: (words: MessageDescriptor) => string,
  choice: {
    readonly facets: readonly Facet<DayPart>[];
    readonly chosen: readonly DayPart[];
    readonly change: (parts: readonly DayPart[]) => void;
  },
): FilterField =>
  choicesOf({
    ...choice,
    title: t(msg`Departure`),
    name: "parts",
    label: (part) => t(partWords[part]),
    first: ["morning", "evening"],
  });
