import type { EditionCountry, Locale } from "../../kernel/edition.ts";
import type { Money } from "../../kernel/money.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Vertical } from "../../kernel/vertical.ts";
import type { LanguageChanged } from "../locale/locale.ts";

/** A same-origin path without its language prefix, or an https address; null when the service's was neither. */
export type Href = string | null;

export type DashboardIcon = {
  readonly kind: "vertical" | "service";
  /** A vertical's or a service's id; `more` opens those that find no room. */
  readonly identifier: string;
  readonly title: string;
  readonly order: number;
};

/** `art` names the picture: the same name always draws the same one. */
export type DashboardOffer = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly art: string;
  readonly href: Href;
  readonly code: string | null;
  readonly validUntil: EpochMs | null;
  readonly isActive: boolean;
};

export type DashboardBanner = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly art: string;
  readonly href: Href;
};

export type TrendingDestination = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly art: string;
  /** IATA codes of the trip that the fare is for. */
  readonly from: string;
  readonly to: string;
  readonly lowestFare: Money | null;
};

export type UpcomingEvent = {
  readonly slug: string;
  readonly title: string;
  readonly city: string;
  readonly venue: string;
  readonly category: string;
  readonly art: string;
  /** The place's own time, without an offset, and the place's IANA zone. */
  readonly startsAt: string;
  readonly zone: string;
  readonly fromPrice: Money | null;
};

export type Question = { readonly question: string; readonly answer: string };

export type AppSettings = {
  /** The verticals that this country's edition sells. */
  readonly verticals: readonly Vertical[];
  readonly features: readonly string[];
  /** By name: busSeats, trainSeats, movieSeats, hotelRooms, flightSeats, savedTravellers. */
  readonly limits: Readonly<Record<string, number>>;
  /** Null when the service names no limits: none is then checked before the service does. */
  readonly withdrawal: {
    readonly min: Money;
    readonly max: Money;
    readonly chargeFixed: Money;
    /** Of the amount, in hundredths of a percent. */
    readonly chargeBasisPoints: number;
    readonly chargeMax: Money | null;
  } | null;
  readonly support: { readonly text: string; readonly phone: string | null; readonly email: string | null };
};

export type Dashboard = {
  readonly icons: readonly DashboardIcon[];
  readonly offers: readonly DashboardOffer[];
  readonly banners: readonly DashboardBanner[];
  readonly trending: readonly TrendingDestination[];
  readonly events: readonly UpcomingEvent[];
  readonly promotions: readonly DashboardBanner[];
  readonly questions: readonly Question[];
  readonly appDownload: {
    readonly title: string;
    readonly text: string;
    readonly stores: readonly { readonly name: string; readonly href: string }[];
  } | null;
  readonly corporate: {
    readonly title: string;
    readonly text: string;
    readonly benefits: readonly string[];
    readonly href: Href;
  } | null;
  readonly settings: AppSettings;
};

/** Who is looking: nobody in particular, or a user by id. */
export type Subject = { readonly kind: "anonymous" } | { readonly kind: "user"; readonly id: string };

export type DashboardScope = {
  readonly subject: Subject;
  readonly locale: Locale;
  readonly country: EditionCountry;
};

/** Whether the call goes out with the user's token. */
export type Audience = "user" | "anonymous";

export type DashboardRequest = { readonly scope: DashboardScope; readonly audience: Audience };

/** `status` is null when no answer came at all. Any status over 299 is a failure, a redirect too. */
export type DashboardFailure = { readonly message: string; readonly status: number | null };
export type DashboardOutcome =
  | { readonly type: "LOADED"; readonly dashboard: Dashboard }
  | ({ readonly type: "FAILED" } & DashboardFailure);

export interface DashboardService {
  load(request: DashboardRequest): Promise<DashboardOutcome>;
}

/** The payload with whom it is for: what came without the token is held under nobody's name. */
export type HeldDashboard = { readonly key: string; readonly dashboard: Dashboard; readonly at: EpochMs };

export const dashboardMaxAgeMs = 5 * 60_000;

export type DashboardContext = {
  readonly scope: DashboardScope;
  readonly held: HeldDashboard | null;
  readonly failure: DashboardFailure | null;
};

export type DashboardEvent =
  | { readonly type: "dashboard.load"; readonly now: EpochMs }
  | LanguageChanged
  | { readonly type: "subject.changed"; readonly subject: Subject }
  | { readonly type: "country.changed"; readonly country: DashboardScope["country"] }
  | { readonly type: "RESUME"; readonly now: EpochMs };
