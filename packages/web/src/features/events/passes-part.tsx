import type { EventsView } from "@safar/engine";
import { PassesScreen } from "../event-page/passes-screen.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";

export default function PassesPart({ view }: { readonly view: EventsView }) {
  const { choice } = view.children;
  return choice === undefined ? <WalkSkeleton /> : <PassesScreen actor={choice} />;
}
