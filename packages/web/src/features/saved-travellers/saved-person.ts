import type { SavedTraveller } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";

/** Where somebody new is written down. */
export const newForm = `${paths.savedTravellers()}/create`;

/** Where what is saved of somebody is changed. */
export const formOf = (id: string): string => `${newForm}/${encodeURIComponent(id)}`;

export const wholeName = ({ firstName, lastName }: Pick<SavedTraveller, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();
