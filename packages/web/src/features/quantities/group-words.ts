import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** How what lets several in does, said alike wherever it is sold, shown and printed. */
export const groupCode = (admits: number): MessageDescriptor =>
  msg`${plural(admits, { one: "One code lets # in", other: "One code lets all # in: come together" })}`;

/** What follows for them from its being read once. */
export const groupOnce = msg`A group's code is read once, at one door: meet before you go in, for it lets nobody in later.`;
