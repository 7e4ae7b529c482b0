import {
  createPaymentCodes,
  createPaymentService,
  createSavedTravellersService,
  createServiceClient,
  createTokenFetcher,
  createTokenGate,
  type Fetch,
  hotelTokenEndpoints,
  type ServiceName,
  travelTokenEndpoints,
} from "@safar/api-clients";
import {
  attemptId,
  type CheckoutPorts,
  type CheckoutSetting,
  type Clock,
  connectTravellers,
  type EditionCountry,
  editions,
  type Locale,
  type TravellerForm,
  type travellersMachine,
} from "@safar/engine";
import { createManualClock, type InProcessSandbox, openSandbox, waitingClock } from "@safar/sandbox";
import type { ActorRefFrom } from "xstate";

/** When every journey begins. */
export const begin = Date.UTC(2026, 10, 21, 9);

export type WorldOptions = {
  /** A world that somebody else is in already. */
  readonly sandbox?: InProcessSandbox;
  /** Between the walk and the services. */
  readonly network?: (fetch: Fetch) => Fetch;
  /** How far the device thinks the service's clock is ahead of its own. */
  readonly offsetMs?: number;
  /** How requests get their token. */
  readonly gate?: typeof createTokenGate;
  readonly country?: EditionCountry;
  /** Where payers may be sent. */
  readonly paymentOrigins?: readonly string[];
  readonly locale?: Locale;
  /** Of the account service, when somebody is signed in. */
  readonly apiToken?: string;
  /** The device's own, which need not be done when they are due. */
  readonly deviceTimers?: Pick<Clock, "setTimeout" | "clearTimeout">;
};

/** What every walk has around it: a clock whose timers are counted, the clients of the services, and the ports of a checkout. */
export const openWalkWorld = (options: WorldOptions) => {
  const sandbox = options.sandbox ?? openSandbox({ seed: "journey", clock: createManualClock(begin) });
  const { deviceTimers = waitingClock(sandbox.clock) } = options;
  const timers = new Set<unknown>();
  const clock: Clock = {
    now: sandbox.clock.now,
    setTimeout: (callback, delayMs) => {
      const handle = deviceTimers.setTimeout(() => {
        timers.delete(handle);
        callback();
      }, delayMs);
      timers.add(handle);
      return handle;
    },
    clearTimeout: (handle) => {
      timers.delete(handle);
      deviceTimers.clearTimeout(handle);
    },
  };
  const { apiToken, country = "PK", locale = "en" } = options;
  const edition = editions[country];
  const offsetMs = () => options.offsetMs ?? 0;
  const times = { clock, offsetMs };
  const { apiKey, username, password } = sandbox.credentials;
  const fetch = options.network?.(sandbox.fetch) ?? sandbox.fetch;
  const serviceAt = (service: ServiceName) =>
    ({ service, baseUrl: `http://sandbox.test/${service}`, fetch, clock, locale, country, apiToken }) as const;
  /** The travel and the hotel service want a token; each has one of its own. */
  const withToken = (service: "travel" | "hotels") => {
    const endpoint = service === "travel" ? travelTokenEndpoints.travelToken : hotelTokenEndpoints.hotelToken;
    const tokens = (options.gate ?? createTokenGate)({
      clock,
      fetchToken: createTokenFetcher(createServiceClient(serviceAt(service)), endpoint, { username, password }),
    });
    return createServiceClient({ ...serviceAt(service), tokens });
  };
  const app = createServiceClient({ ...serviceAt("app"), apiKey });
  const client = createServiceClient({ ...serviceAt("client"), apiKey });
  const payment = { client: app, redirectBase: "http://sandbox.test", ...times };
  let attempts = 0;
  const ports: CheckoutPorts = {
    clock,
    savedTravellers: createSavedTravellersService(client),
    payments: createPaymentService({ ...payment, returnUrl: () => "http://sandbox.test/back" }),
    codes: createPaymentCodes(payment),
    lock: { acquire: () => Promise.resolve(() => undefined) },
    keepFlow: () => Promise.resolve(true),
    newAttemptId: () => {
      attempts += 1;
      return attemptId(`attempt-${attempts}-${clock.now()}`);
    },
  };
  const setting: CheckoutSetting = {
    currency: edition.defaultCurrency,
    today: "2026-11-21",
    dialCode: edition.dialCode,
    isSignedIn: apiToken !== undefined,
    paymentOrigins: options.paymentOrigins ?? ["http://sandbox.test"],
  };
  return { sandbox, timers, clock, times, edition, withToken, app, client, ports, setting };
};

export type WalkWorld = ReturnType<typeof openWalkWorld>;

const firstNames = ["Ayesha", "Bilal", "Zara", "Hamza", "Noura", "Faisal", "Sana", "Omar", "Khalid"];
const birthYears = { adult: 1993, child: 2019, infant: 2026, person: 1993, driver: 1993 } as const;

/** Each ends in its check digit. */
const saudiIds = [
  "1051234506",
  "1051234514",
  "1051234522",
  "1051234530",
  "1051234548",
  "1051234555",
  "1051234563",
  "1051234571",
  "1051234589",
];

/** A number that such a document may have. */
const documentNumberOf = (kind: string, index: number): string => {
  if (kind === "cnic") return `352021234567${index}`;
  return (kind === "saudi_id" ? saudiIds[index] : undefined) ?? `AB123456${index}`;
};

/** Fills in everybody who is asked for, the first of them with what is said of them, and where the tickets go. */
export const fillInParty = (
  travellers: ActorRefFrom<typeof travellersMachine>,
  contact: { readonly email: string; readonly phone: string },
  values: Partial<TravellerForm> = {},
): void => {
  const everybody = connectTravellers(travellers.getSnapshot()).travellers;
  for (const [index, { id, asked, type }] of everybody.entries()) {
    const [kind = ""] = asked.documents;
    travellers.send({
      type: "details.change",
      travellerId: id,
      values: {
        title: "Mr",
        gender: "male",
        firstName: firstNames[index] ?? "Ali",
        lastName: "Siddiqui",
        birthDate: `${birthYears[type]}-01-15`,
        nationality: "PK",
        documentKind: kind,
        documentNumber: documentNumberOf(kind, index),
        documentIssuedBy: "PK",
        documentExpiresOn: "2031-03-01",
        email: contact.email,
        ...(type === "infant" ? { tiedTo: everybody[0]?.id ?? "" } : {}),
        ...(index === 0 ? values : {}),
      },
    });
  }
  travellers.send({ type: "contact.change", values: contact });
};
