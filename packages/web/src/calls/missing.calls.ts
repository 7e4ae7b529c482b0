import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { ownerOf } from "../pages/page-owner.ts";

/**
 * Why an address shows nothing: its page exists and a check of it failed (a vertical that this edition does not sell, say), or
 * no page has such an address.
 */
export const explainMissing = createServerFn()
  .validator(z.string().max(2000))
  .handler(({ data }) => ({ reason: ownerOf(data) ? ("checkFailed" as const) : ("noMatch" as const) }));
