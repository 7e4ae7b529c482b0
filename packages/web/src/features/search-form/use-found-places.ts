import {
  type CalendarDate,
  connectPlaceSearch,
  type EditionCountry,
  type PlaceSearchPorts,
  placeSearchActors,
  placeSearchMachine,
} from "@safar/engine";
import { useState } from "react";
import { useFlow } from "../../engine/flows/use-flow.ts";

/** What a list of places may ask for: of the moment in which its field is opened. */
export type AskingForPlaces = {
  readonly around: string | null;
  readonly today: CalendarDate;
  readonly edition: EditionCountry;
};

/** Looks for cities, areas, hotels and landmarks. */
export const useFoundPlaces = (ports: () => PlaceSearchPorts) => {
  const [machine] = useState(() => placeSearchMachine.provide({ actors: placeSearchActors(ports()) }));
  return useFlow(machine, connectPlaceSearch, { input: { text: "" } }).view;
};
