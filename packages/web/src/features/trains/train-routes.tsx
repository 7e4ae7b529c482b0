import { offerId } from "@safar/engine";
import type { ComponentProps } from "react";
import { trainsPages } from "./trains.pages.ts";

type Props = {
  readonly train: string;
  readonly page: "train" | "places";
  /** The parts that the page's script holds already. */
  readonly own?: ComponentProps<typeof trainsPages.WalkPage>["own"];
};

/** A train's own page, or the one of its places: both are of the step in which an offer is looked at. */
export function TrainStepPage({ train, page, own }: Props) {
  const start = { at: "offer", search: null, refId: null, offer: offerId(train) } as const;
  return <trainsPages.WalkPage key={`${page} ${train}`} entry={{ start, step: "offer", page }} {...(own && { own })} />;
}
