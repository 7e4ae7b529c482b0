import type { TourCard } from "@safar/engine";
import { Art } from "../../app/art.tsx";

/** The name that a tour's picture is drawn from: of its kind, and always the same. */
export const tourArtOf = ({ id, kind }: Pick<TourCard, "id" | "kind">): string => `${kind} ${id}`;

export const TourArt = ({
  of,
  ...look
}: {
  readonly of: Pick<TourCard, "id" | "kind">;
  readonly alt?: string;
  readonly sizes?: string;
  readonly eager?: boolean;
}) => <Art kind="tour" of={tourArtOf(of)} {...look} />;
