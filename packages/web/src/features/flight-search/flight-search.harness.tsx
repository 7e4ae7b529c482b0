import type { Airport, AirportsHome } from "@safar/engine";
import type { ReactElement } from "react";
import { type PageOptions, pageOf } from "../search-form/search-form.harness.tsx";
import { airportsHomeQuery, searchAirportsQuery } from "./places.ts";

const airport = (iata: string, en: string, ar: string): Airport => ({
  iata,
  name: { en: `${en} International`, ar: `${ar} الدولي` },
  city: { en, ar },
  citySlug: en.toLowerCase(),
  country: "PK",
  countryName: { en: "Pakistan", ar: "باكستان" },
  zone: "Asia/Karachi",
});

export const karachi = airport("KHI", "Karachi", "كراتشي");
export const jeddah = airport("JED", "Jeddah", "جدة");
export const lahore = airport("LHE", "Lahore", "لاهور");

const home: AirportsHome = { usualStart: "KHI", popular: [karachi, jeddah, lahore], routes: [] };

/** A piece of the search of flights, on a page that knows three airports. */
export const searchPage = (
  screen: ReactElement,
  { search = null, ...page }: PageOptions & { search?: string | null } = {},
) =>
  pageOf(screen, {
    ...page,
    data: [
      [airportsHomeQuery.queryKey, home],
      [searchAirportsQuery(search).queryKey, [karachi, jeddah]],
    ],
  });
