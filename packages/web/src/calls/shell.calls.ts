import type { CurrencyCode, Vertical } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { currentDashboard } from "../server/current-dashboard.ts";
import { currenciesOf } from "../server/general-data.ts";
import { currentRequest } from "../server/request/current-request.ts";

/** Who is signed in. */
export type Viewer = { readonly uuid: string; readonly name: string; readonly email: string };

/** What every page's header and footer need, and the guards. */
export type Shell = {
  /** Null when nobody is signed in. */
  readonly viewer: Viewer | null;
  /** Somebody was, and their session is over. */
  readonly hasLostSession: boolean;
  /** Somebody may be signed in, which cannot be read at the moment. Absent otherwise. */
  readonly isSessionUnreadable?: true;
  readonly currency: CurrencyCode;
  /** What this edition sells, and the account's parts that it offers. */
  readonly verticals: readonly Vertical[];
  readonly features: readonly string[];
  /** The build that rendered the page. */
  readonly buildId: string;
  /** Where hints of changes come from, and the public key to ask for them with. */
  readonly realtime: { readonly key: string; readonly url: string };
  /** Beside the sandbox: the edition can be switched. */
  readonly isSandbox: boolean;
};

export const readShell = createServerFn().handler(async (): Promise<Shell> => {
  const request = await currentRequest();
  const [{ chosen }, dashboard] = await Promise.all([currenciesOf(request), currentDashboard(request)]);
  const { isSessionUnreadable, session, sessionId } = request.context;
  const { environment } = request.server;
  return {
    viewer: session && { uuid: session.user.uuid, name: session.user.name, email: session.user.email },
    hasLostSession: session === null && sessionId !== undefined && !isSessionUnreadable,
    ...(isSessionUnreadable ? { isSessionUnreadable } : {}),
    currency: chosen,
    verticals: dashboard?.settings.verticals ?? [],
    features: dashboard?.settings.features ?? [],
    buildId: import.meta.env.BUILD_ID,
    realtime: { key: environment.REALTIME_KEY, url: environment.REALTIME_URL },
    isSandbox: environment.SANDBOX,
  };
});
