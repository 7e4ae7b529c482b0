import {
  createBusBookingService,
  createBusesService,
  createCancellationService,
  createPaymentCodes,
  createPaymentService,
  createSavedTravellersService,
  createServiceClient,
  type ServiceName,
} from "@safar/api-clients";
import {
  attemptId,
  type BookingPorts,
  type BusesPorts,
  type BusResultsStore,
  createBusResultsStore,
  type Edition,
  type Locale,
} from "@safar/engine";
import { openSandbox, waitingClock } from "@safar/sandbox";

/** Everything that the walk has from outside. */
export type World = {
  readonly ports: BusesPorts;
  readonly bookingPorts: BookingPorts;
  /** Where the results of a search are read. */
  readonly store: BusResultsStore;
};

/** The services in this page, their clients, and the engine's ports over those. A real product asks its own server here. */
export const openWorld = (locale: Locale, edition: Edition): World => {
  const sandbox = openSandbox({ seed: "vue" });
  const clock = waitingClock(sandbox.clock);
  const clientOf = (service: ServiceName) =>
    createServiceClient({
      service,
      baseUrl: `http://sandbox.test/${service}`,
      fetch: sandbox.fetch,
      clock,
      locale,
      country: edition.country,
      apiKey: sandbox.credentials.apiKey,
    });
  const app = clientOf("app");
  const store = createBusResultsStore();
  const payment = { client: app, clock, redirectBase: "http://sandbox.test" };
  const bookings = createBusBookingService({ client: app, clock });
  return {
    store,
    ports: {
      clock,
      buses: createBusesService({ client: app, clock, currency: edition.defaultCurrency, store }),
      savedTravellers: createSavedTravellersService(clientOf("client")),
      payments: createPaymentService({ ...payment, returnUrl: () => location.href }),
      codes: createPaymentCodes(payment),
      // One tab, and nothing that a reload could come back to.
      lock: { acquire: () => Promise.resolve(() => undefined) },
      keepFlow: () => Promise.resolve(false),
      newAttemptId: () => attemptId(crypto.randomUUID()),
    },
    bookingPorts: { clock, bookings, cancellations: createCancellationService({ client: app, clock, bookings }) },
  };
};
