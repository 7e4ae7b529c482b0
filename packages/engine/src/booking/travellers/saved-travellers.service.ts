import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { Gender, TravelDocument } from "../../kernel/person.ts";
import type { Problem } from "../../kernel/problem.ts";

export type TravellerTitle = "Mr" | "Mrs." | "Miss.";

/** A traveller as a person saves one: friends and family. */
export type TravellerDraft = {
  readonly nickname: string;
  readonly title: TravellerTitle;
  readonly gender: Gender;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166 alpha-2. */
  readonly nationality: string;
  readonly birthDate: CalendarDate;
  readonly documents: readonly TravelDocument[];
  readonly frequentFlyer: { readonly alliance: string; readonly number: string } | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

export type SavedTraveller = TravellerDraft & { readonly id: string };

export type TravellerFields = { readonly [Field in keyof TravellerDraft]?: FieldProblem };

type Refused = { readonly type: "SIGNED_OUT" } | { readonly type: "PROBLEM"; readonly problem: Problem };
type Gone = { readonly type: "NOT_FOUND" };
type Invalid = { readonly type: "INVALID"; readonly fields: TravellerFields };
type Full = { readonly type: "FULL"; readonly max: number | null };
type Saved = { readonly type: "SAVED"; readonly traveller: SavedTraveller };

export type ListTravellersOutcome =
  | { readonly type: "LISTED"; readonly travellers: readonly SavedTraveller[]; readonly max: number }
  | Refused;
export type ReadTravellerOutcome = { readonly type: "FOUND"; readonly traveller: SavedTraveller } | Gone | Refused;
export type CreateTravellerOutcome = Saved | Invalid | Full | Refused;
export type UpdateTravellerOutcome = Saved | Invalid | Gone | Refused;
export type CopyTravellerOutcome = Saved | Invalid | Full | Gone | Refused;
export type DeleteTravellerOutcome = { readonly type: "DELETED" } | Gone | Refused;

/** The travellers that the signed-in person has saved. No method rejects. */
export interface SavedTravellersService {
  list(signal?: AbortSignal): Promise<ListTravellersOutcome>;
  read(id: string, signal?: AbortSignal): Promise<ReadTravellerOutcome>;
  create(draft: TravellerDraft, signal?: AbortSignal): Promise<CreateTravellerOutcome>;
  update(traveller: SavedTraveller, signal?: AbortSignal): Promise<UpdateTravellerOutcome>;
  /** Saves a second traveller like the first, with the changes made to it. */
  copy(id: string, changes: Partial<TravellerDraft>, signal?: AbortSignal): Promise<CopyTravellerOutcome>;
  delete(id: string, signal?: AbortSignal): Promise<DeleteTravellerOutcome>;
}
