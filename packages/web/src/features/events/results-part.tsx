import type { EventsView } from "@safar/engine";
import { use } from "react";
import { eventsFound } from "../../engine/events/events.service.ts";
import { EventsScreen } from "../event-results/events-screen.tsx";
import { FoundEventsContext } from "./found-events.ts";

export default function ResultsPart({ view }: { readonly view: EventsView }) {
  return (
    <EventsScreen
      actor={view.children.search}
      search={view.search}
      found={use(FoundEventsContext)}
      readResults={eventsFound.read}
    />
  );
}
