import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, type ReactNode, Suspense } from "react";
import type { Home } from "../../calls/home.calls.ts";
import { Hero } from "./hero.tsx";
import { LateSections } from "./late-sections.tsx";
import { TripCards } from "./trip-cards.tsx";

/** Few visitors have a trip ahead: the others' browsers need not know how to show one. */
const Trips = createIsomorphicFn()
  .server(() => TripCards)
  .client(() => lazy(async () => ({ default: (await import("./trip-cards.tsx")).TripCards })))();

/** What the dashboard call and the blog give: what belongs to this person, then what there is for everybody. */
export function HomePage({ home, search }: { home: Home; search: ReactNode }) {
  return (
    <>
      <Hero dashboard={home.dashboard} search={search} />
      {home.trips.length > 0 && (
        <Suspense>
          <Trips trips={home.trips} />
        </Suspense>
      )}
      <LateSections home={home} />
    </>
  );
}
