import { fromPassengers } from "../../booking/checkout/checkout.kept.ts";
import type { Migration } from "../../kernel/flow/kept-flow.ts";

/** Counts the shapes that a kept walk has had. */
export const hotelsSchema = 2;

export const hotelsMigrations: Readonly<Record<number, Migration>> = { 1: fromPassengers };
