import type { SavedTravellersService } from "@safar/engine";
import {
  copyTraveller,
  createTraveller,
  deleteTraveller,
  listTravellers,
  readTraveller,
  updateTraveller,
} from "../../calls/saved-travellers.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** The signed-in person's saved travellers, over our server. */
export const savedTravellersService: SavedTravellersService = {
  list: (signal) => askServer((signal) => listTravellers({ signal }), signal),
  read: (data, signal) => askServer((signal) => readTraveller({ data, signal }), signal),
  // What is sent is a copy: the engine's lists cannot be written to, a call's may.
  create: (draft, signal) =>
    askServer((signal) => createTraveller({ data: { ...draft, documents: [...draft.documents] }, signal }), signal),
  update: (traveller, signal) =>
    askServer(
      (signal) => updateTraveller({ data: { ...traveller, documents: [...traveller.documents] }, signal }),
      signal,
    ),
  copy: (id, { documents, ...changes }, signal) =>
    askServer(
      (signal) =>
        copyTraveller({
          data: { id, changes: documents === undefined ? changes : { ...changes, documents: [...documents] } },
          signal,
        }),
      signal,
    ),
  delete: (data, signal) => askServer((signal) => deleteTraveller({ data, signal }), signal),
};
