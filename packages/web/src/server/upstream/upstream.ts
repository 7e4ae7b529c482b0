import {
  createCircuit,
  createServiceClient,
  createTokenFetcher,
  createTokenGate,
  hotelTokenEndpoints,
  type ServiceClient,
  type ServiceClientOptions,
  type ServiceName,
  travelTokenEndpoints,
} from "@safar/api-clients";
import { correctOffset, type EditionCountry, type Locale, unknownOffset } from "@safar/engine";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { createUpstreamMetrics, type UpstreamMetrics } from "../metrics/upstream-metrics.ts";
import type { KeyValueStore } from "../stores/key-value-store.ts";
import { systemClock } from "../system-clock.ts";
import { sharedTokenLock, sharedTokenStore } from "./shared-token.ts";

/** Who a call is made for. */
export type Caller = {
  readonly locale: Locale;
  readonly country: EditionCountry;
  readonly apiToken?: string | undefined;
};

/** The four services, as one caller speaks to them. */
export type UpstreamClients = Readonly<Record<ServiceName, ServiceClient>>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Opens the way to the services once; each request then gets clients that speak for its caller. */
export const openUpstream = (
  environment: Environment,
  store: KeyValueStore,
  log: Log,
  metrics: UpstreamMetrics = createUpstreamMetrics(),
) => {
  const offsets = { travel: unknownOffset, hotels: unknownOffset, app: unknownOffset, client: unknownOffset };
  const shared = {
    fetch: globalThis.fetch,
    clock: systemClock,
    onServerTime: ({ service, ...measured }) => {
      offsets[service] = correctOffset(offsets[service], measured);
    },
    onCall: (event) => {
      metrics.noteCall(event);
      log[event.outcome === "ok" ? "debug" : "warn"](event, "upstream");
    },
  } satisfies Partial<ServiceClientOptions>;

  const pauseMs = environment.SERVICE_PAUSE_SECONDS * 1000;
  const circuit = (service: ServiceName) =>
    pauseMs === 0
      ? undefined
      : createCircuit({
          clock: systemClock,
          pauseMs,
          onChange: (event) => {
            metrics.noteCircuit(service, event);
            const { type, ...facts } = event;
            if (type === "opened") log.error({ service, pauseMs, ...facts }, "upstream call fails and is left alone");
            else log.info({ service, ...facts }, "upstream call is answered again");
          },
        });
  const circuits = {
    travel: circuit("travel"),
    hotels: circuit("hotels"),
    app: circuit("app"),
    client: circuit("client"),
  };

  const gate = (service: "travel" | "hotels") => {
    const { endpoint, baseUrl, username, password } = {
      travel: {
        endpoint: travelTokenEndpoints.travelToken,
        baseUrl: environment.TRAVEL_URL,
        username: environment.TRAVEL_USERNAME,
        password: environment.TRAVEL_PASSWORD,
      },
      hotels: {
        endpoint: hotelTokenEndpoints.hotelToken,
        baseUrl: environment.HOTELS_URL,
        username: environment.HOTELS_USERNAME,
        password: environment.HOTELS_PASSWORD,
      },
    }[service];
    const client = createServiceClient({ ...shared, service, baseUrl, locale: "en", circuit: circuits[service] });
    return createTokenGate({
      clock: systemClock,
      fetchToken: createTokenFetcher(client, endpoint, { username, password }),
      store: sharedTokenStore(store, service),
      lock: sharedTokenLock(store, service, wait),
      concurrency: 64,
    });
  };
  const tokens = { travel: gate("travel"), hotels: gate("hotels") };
  metrics.watchQueues({ travel: () => tokens.travel.pending?.() ?? 0, hotels: () => tokens.hotels.pending?.() ?? 0 });

  const clientsFor = (caller: Caller): UpstreamClients => {
    const client = (options: Pick<ServiceClientOptions, "service" | "baseUrl" | "apiKey" | "tokens">) =>
      createServiceClient({ ...shared, ...caller, ...options, circuit: circuits[options.service] });
    return {
      travel: client({ service: "travel", baseUrl: environment.TRAVEL_URL, tokens: tokens.travel }),
      hotels: client({ service: "hotels", baseUrl: environment.HOTELS_URL, tokens: tokens.hotels }),
      app: client({ service: "app", baseUrl: environment.APP_URL, apiKey: environment.APP_API_KEY }),
      client: client({ service: "client", baseUrl: environment.CLIENT_URL, apiKey: environment.CLIENT_API_KEY }),
    };
  };

  /** How far a service's clock is ahead of ours, as its latest answers tell. */
  const clockOffsetMs = (service: keyof UpstreamClients): number => offsets[service].offsetMs;
  return Object.assign(clientsFor, { clockOffsetMs });
};
