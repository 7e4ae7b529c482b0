import type { TourCard } from "@safar/engine";
import { Art } from "../../app/art.tsx";

/** A tour's picture: drawn of its kind, and always the same. */
export const TourArt = ({
  of: { id, kind },
  ...look
}: {
  readonly of: Pick<TourCard, "id" | "kind">;
  readonly alt?: string;
  readonly sizes?: string;
  readonly eager?: boolean;
}) => <Art kind="tour" of={`${kind} ${id}`} {...look} />;
