import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DayPart, Facet } from "@safar/engine";
import { choicesOf, type FilterField } from "./filter-field.ts";
import { partWords } from "./part-words.ts";

type Parts = {
  readonly name: string;
  readonly facets: readonly Facet<DayPart>[];
  readonly chosen: readonly DayPart[];
  readonly change: (parts: readonly DayPart[]) => void;
};
type Say = (words: MessageDescriptor) => string;

const partsField = (t: Say, parts: Parts, title: MessageDescriptor, first: readonly DayPart[]): FilterField =>
  choicesOf({ ...parts, title: t(title), label: (part) => t(partWords[part]), first });

/** By the parts of the day in which rides leave. */
export const departureField = (t: Say, parts: Parts): FilterField =>
  partsField(t, parts, msg`Departure`, ["morning", "evening"]);

/** By the parts of the day in which something begins that people go out for. */
export const outingField = (t: Say, parts: Parts): FilterField => partsField(t, parts, msg`Time of day`, ["evening"]);
