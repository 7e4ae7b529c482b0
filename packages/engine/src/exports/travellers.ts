/** Who travels, as the supplier will have them. */

export { nameAsSent } from "../booking/travellers/name-as-sent.ts";
export { travellersActors } from "../booking/travellers/travellers.actors.ts";
export {
  connectTravellers,
  type PassengerView,
  type TravellersView,
} from "../booking/travellers/travellers.connect.ts";
export { travellersMachine } from "../booking/travellers/travellers.machine.ts";
export type {
  PartyContactForm,
  PartyContactProblems,
  PartyProblems,
  Passenger,
  PassengerForm,
  PassengerProblems,
  PassengerWarning,
  SaveDue,
  SaveTrouble,
  TravellerProblem,
  TravellersEvent,
  TravellersInput,
  TravellersOutput,
  TravelParty,
} from "../booking/travellers/travellers.types.ts";
