import type { ToursView } from "@safar/engine";
import { use } from "react";
import { toursFound } from "../../engine/tours/tours.service.ts";
import { ToursScreen } from "../tour-results/tours-screen.tsx";
import { FoundToursContext } from "./found-tours.ts";

export default function ResultsPart({ view }: { readonly view: ToursView }) {
  return (
    <ToursScreen
      actor={view.children.search}
      search={view.search}
      found={use(FoundToursContext)}
      readResults={toursFound.read}
    />
  );
}
