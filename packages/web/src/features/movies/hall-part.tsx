import type { MoviesView } from "@safar/engine";
import { HallScreen } from "../movie-hall/hall-screen.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";

export default function HallPart({ view }: { readonly view: MoviesView }) {
  const { hall } = view.children;
  return hall === undefined ? <WalkSkeleton /> : <HallScreen actor={hall} />;
}
