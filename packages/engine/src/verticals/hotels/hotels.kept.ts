import { fromPassengers } from "../../booking/checkout/checkout.kept.ts";
import type { Migration } from "../../kernel/flow/kept-flow.ts";

export const hotelsMigrations: Readonly<Record<number, Migration>> = { 1: fromPassengers };
