import { useSuspenseQuery } from "@tanstack/react-query";
import { createIsomorphicFn } from "@tanstack/react-start";
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";
import type { Home } from "../../calls/home.calls.ts";
import { shellQuery } from "../../session/queries.ts";
import { Drawn } from "./drawn.tsx";
import { HomeSections } from "./sections/home-sections.tsx";
// The server draws with them; their script, which would bring them along, comes later.
import "./sections/sections.css.ts";
import { useKeptPress } from "./use-kept-press.ts";
import { useWaking } from "./use-waking.ts";

type Sections = { readonly Shown: ComponentType<{ home: Home }>; readonly wake: () => void };

/** Most are links, and lead on as the server has drawn them: their script comes once somebody comes near. */
const { Shown, wake } = createIsomorphicFn()
  .server((): Sections => ({ Shown: HomeSections, wake: () => undefined }))
  .client((): Sections => {
    const near = Promise.withResolvers<void>();
    const Late = lazy(async () => {
      await near.promise;
      return { default: (await import("./sections/home-sections.tsx")).HomeSections };
    });
    return { Shown: Late, wake: near.resolve };
  })();

/** Nothing around it draws it anew: React would give up what the server has drawn. */
const Still = memo(function Still({ home, onAlive }: { home: Home; onAlive: () => void }) {
  return (
    <Suspense>
      <Alive onAlive={onAlive} />
      <Shown home={home} />
    </Suspense>
  );
});

/** It comes alive with what stands beside it. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/** What there is for everybody, below the searches. */
export function LateSections({ home }: { home: Home }) {
  const place = useRef<HTMLDivElement>(null);
  useWaking(wake, place);
  const onAlive = useKeptPress(place);
  const { verticals } = useSuspenseQuery(shellQuery).data;
  const { trips: _, ...shown } = home;
  return (
    <Drawn name="sections" ref={place} from={[shown, verticals]}>
      <Still home={home} onAlive={onAlive} />
    </Drawn>
  );
}
