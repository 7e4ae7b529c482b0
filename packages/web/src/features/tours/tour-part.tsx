import type { ToursView } from "@safar/engine";
import { TourScreen } from "../tour-page/tour-screen.tsx";

export default function TourPart({ view }: { readonly view: ToursView }) {
  return <TourScreen view={view} />;
}
