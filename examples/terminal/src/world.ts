import { randomUUID } from "node:crypto";
import { setTimeout as delay, setImmediate as turnOfEvents } from "node:timers/promises";
import {
  createCancellationService,
  createFlightBookingService,
  createFlightsService,
  createPaymentCodes,
  createPaymentService,
  createSavedTravellersService,
  createServiceClient,
  createTokenFetcher,
  createTokenGate,
  flightBookingsEndpoints,
  type ServiceName,
  travelTokenEndpoints,
} from "@safar/api-clients";
import {
  attemptId,
  type BookingPorts,
  type BookingUuid,
  type Clock,
  createFlightResultsStore,
  type Edition,
  type FlightResultsStore,
  type FlightsPorts,
  type Locale,
} from "@safar/engine";
import { createManualClock, openSandbox, waitingClock } from "@safar/sandbox";

export type Ticket = { readonly name: string; readonly number: string };

/** Everything that the walk has from outside. */
export type World = {
  readonly clock: Clock;
  readonly ports: FlightsPorts;
  readonly bookingPorts: BookingPorts;
  /** Where the results of a search are read. */
  readonly store: FlightResultsStore;
  /** The latest one-time code that was "sent". */
  readonly latestCode: () => string;
  readonly tickets: (booking: BookingUuid, email: string) => Promise<readonly Ticket[]>;
  /** Lets a moment pass. In a hurry nobody waits for it. */
  readonly moment: () => Promise<void>;
};

export type WorldOptions = {
  readonly locale: Locale;
  readonly edition: Edition;
  /** When the world begins if nobody is to wait for it; null follows the real time. */
  readonly hurryFrom: number | null;
};

const momentMs = 40;
const hurriedMomentMs = 250;

/** The four services in this process, their clients, and the engine's ports over those. A real product has other URLs here. */
export const openWorld = ({ locale, edition, hurryFrom }: WorldOptions): World => {
  const sandbox = openSandbox({
    seed: "terminal",
    ...(hurryFrom === null ? {} : { clock: createManualClock(hurryFrom) }),
  });
  const clock: Clock = waitingClock(sandbox.clock);
  const { apiKey, username, password } = sandbox.credentials;
  const serviceAt = (service: ServiceName) => ({
    service,
    baseUrl: `http://sandbox.test/${service}`,
    fetch: sandbox.fetch,
    clock,
    locale,
    country: edition.country,
  });
  const tokens = createTokenGate({
    clock,
    fetchToken: createTokenFetcher(createServiceClient(serviceAt("travel")), travelTokenEndpoints.travelToken, {
      username,
      password,
    }),
  });
  const travel = createServiceClient({ ...serviceAt("travel"), tokens });
  const app = createServiceClient({ ...serviceAt("app"), apiKey });
  const client = createServiceClient({ ...serviceAt("client"), apiKey });

  const store = createFlightResultsStore();
  const payment = { client: app, clock, redirectBase: "http://sandbox.test" };
  const bookings = createFlightBookingService({ client: travel, clock });

  return {
    clock,
    store,
    ports: {
      clock,
      flights: createFlightsService({ client: travel, clock, currency: edition.defaultCurrency, store }),
      savedTravellers: createSavedTravellersService(client),
      payments: createPaymentService({ ...payment, returnUrl: () => "https://terminal.example/back" }),
      codes: createPaymentCodes(payment),
      // One window, and nothing that a reload could come back to.
      lock: { acquire: () => Promise.resolve(() => undefined) },
      keepFlow: () => Promise.resolve(false),
      newAttemptId: () => attemptId(randomUUID()),
    },
    bookingPorts: {
      clock,
      bookings,
      cancellations: createCancellationService({ client: app, clock, bookings }),
    },
    latestCode: () => sandbox.admin.outbox.messages().findLast(({ code }) => code !== undefined)?.code ?? "",
    tickets: async (booking, email) => {
      const answer = await travel.call(flightBookingsEndpoints.flightBooking, { uuid: booking, confirm: email });
      if (!answer.ok) return [];
      const { passengers, tickets } = answer.value;
      return passengers.map(({ pax_id: id, first_name: first, last_name: last }) => ({
        name: `${first} ${last}`,
        number: tickets.find((ticket) => ticket.pax_id === id)?.number ?? "—",
      }));
    },
    moment: async () => {
      if (hurryFrom === null) return delay(momentMs);
      sandbox.clock.advance(hurriedMomentMs);
      await turnOfEvents();
    },
  };
};
