import type { EventCard } from "@safar/engine";
import { Art } from "../../app/art.tsx";

/** An event's picture: drawn of its category, and always the same. */
export const EventArt = ({
  of: { category, slug },
  ...look
}: {
  readonly of: Pick<EventCard, "category" | "slug">;
  readonly alt?: string;
  readonly sizes?: string;
  readonly eager?: boolean;
}) => <Art kind="event" of={`${category} ${slug}`} {...look} />;
