/** Who travels, as the supplier will have them. */

export { hasPlaceFor, isAskedAnything } from "../booking/travellers/asked.ts";
export { documentKindOf } from "../booking/travellers/check-document.ts";
export { nameAsSent } from "../booking/travellers/name-as-sent.ts";
export { ownerAmong } from "../booking/travellers/owner-among.ts";
export {
  beginEntry,
  changeEntry,
  checkEntry,
  type EndingDocument,
  endingDocuments,
  type SavedEntry,
  viewOfEntry,
} from "../booking/travellers/saved-entry.ts";
export { genderOfTitle, titlesFor } from "../booking/travellers/titles.ts";
export { fittingDocument } from "../booking/travellers/traveller-form.ts";
export { travellersActors } from "../booking/travellers/travellers.actors.ts";
export {
  connectTravellers,
  type TravellersSnapshot,
  type TravellersView,
  type TravellerView,
} from "../booking/travellers/travellers.connect.ts";
export { travellersMachine } from "../booking/travellers/travellers.machine.ts";
export type {
  AccountOwner,
  PartyContactForm,
  PartyContactProblems,
  PartyProblems,
  SaveDue,
  SavedListOutcome,
  SaveTrouble,
  Traveller,
  TravellerForm,
  TravellerProblem,
  TravellerProblems,
  TravellersEvent,
  TravellersInput,
  TravellersOutput,
  TravellersScreen,
  TravellerWarning,
  TravelParty,
} from "../booking/travellers/travellers.types.ts";

// Those whom somebody saves.

export type {
  CopyTravellerOutcome,
  CreateTravellerOutcome,
  DeleteTravellerOutcome,
  ListTravellersOutcome,
  ReadTravellerOutcome,
  SavedTraveller,
  SavedTravellersService,
  TravellerDraft,
  TravellerFields,
  TravellerTitle,
  UpdateTravellerOutcome,
} from "../booking/travellers/saved-travellers.service.ts";
