import type { Vertical } from "@safar/engine";
import type { LucideIcon } from "@safar/ui/icon";
import { createIsomorphicFn } from "@tanstack/react-start";
import { BedDouble, Bus, Plane } from "lucide-react";
import { BusSearchForm } from "../bus-search/bus-search-form.tsx";
import { SearchForm } from "../flight-search/search-form.tsx";
import { StayForm } from "../hotel-search/stay-form.tsx";
import { drawnForm, type LateForm, lateForm } from "./late-form.tsx";

/** The lines of business that are built. */
export type SoldVertical = Extract<Vertical, "flights" | "hotels" | "buses">;

export type SearchPanel = LateForm & {
  readonly icon: LucideIcon;
  /** Whose words its form shows. */
  readonly words: readonly string[];
};

const words = {
  flights: ["search-form", "flight-search"],
  hotels: ["search-form", "hotel-search"],
  buses: ["search-form", "bus-search"],
} as const satisfies Readonly<Record<SoldVertical, readonly string[]>>;

const flights = createIsomorphicFn()
  .server(() => drawnForm(SearchForm))
  .client(() => lateForm(async () => (await import("../flight-search/search-form.tsx")).SearchForm, words.flights));
const hotels = createIsomorphicFn()
  .server(() => drawnForm(StayForm))
  .client(() => lateForm(async () => (await import("../hotel-search/stay-form.tsx")).StayForm, words.hotels));
const buses = createIsomorphicFn()
  .server(() => drawnForm(BusSearchForm))
  .client(() => lateForm(async () => (await import("../bus-search/bus-search-form.tsx")).BusSearchForm, words.buses));

/** The search of each vertical on the home page: the same form as on its own page. One that is missing does not compile. */
export const searchPanels = {
  flights: { ...flights(), icon: Plane, words: words.flights },
  hotels: { ...hotels(), icon: BedDouble, words: words.hotels },
  buses: { ...buses(), icon: Bus, words: words.buses },
} as const satisfies Readonly<Record<SoldVertical, SearchPanel>>;

export const isSold = (vertical: Vertical): vertical is SoldVertical => Object.hasOwn(searchPanels, vertical);
