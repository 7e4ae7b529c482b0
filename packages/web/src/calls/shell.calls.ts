import { type AppSettings, type CurrencyCode, type EditionCountry, fail, ok, type Vertical } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { formatPhone } from "../i18n/format.ts";
import { currentDashboard } from "../server/current-dashboard.ts";
import { currenciesOf } from "../server/general-data.ts";
import { type CurrentRequest, currentRequest } from "../server/request/current-request.ts";
import { soon } from "../server/request/soon.ts";

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
  /** How people are reached; a number as it is called and as it is read. Absent when the settings could not be had. */
  readonly support?: Pick<AppSettings["support"], "text" | "email"> & {
    readonly call: { readonly phone: string; readonly written: string } | null;
  };
  /** How many notifications the viewer has not seen. Absent when nobody can say so soon. */
  readonly unseen?: number | undefined;
  /** The other edition, where the viewer's number is of its country and they have chosen none yet. Absent otherwise. */
  readonly ownEdition?: EditionCountry;
  /** The build that rendered the page. */
  readonly buildId: string;
  /** Where hints of changes come from, and the public key to ask for them with. */
  readonly realtime: { readonly key: string; readonly url: string };
  /** Beside the sandbox: the edition can be switched. */
  readonly isSandbox: boolean;
};

const reachedBy = ({ support: { email, phone, text } }: AppSettings): NonNullable<Shell["support"]> => ({
  text,
  email,
  call: phone === null ? null : { phone, written: formatPhone(phone) },
});

const unseenOf = async ({ services }: CurrentRequest) => {
  const outcome = await services.notifications.markSeen([]);
  return outcome.type === "MARKED" ? ok(outcome.unseen) : fail({ kind: "offline" as const });
};

export const readShell = createServerFn().handler(async (): Promise<Shell> => {
  const request = await currentRequest();
  const { chosen: choice, facts, isSessionUnreadable, session, sessionId } = request.context;
  const { environment } = request.server;
  const [{ chosen }, dashboard, [unseen]] = await Promise.all([
    currenciesOf(request),
    currentDashboard(request),
    soon(session === null ? [] : [unseenOf(request)]),
  ]);
  const country = session?.user.country ?? facts.edition;
  return {
    viewer: session && { uuid: session.user.uuid, name: session.user.name, email: session.user.email },
    hasLostSession: session === null && sessionId !== undefined && !isSessionUnreadable,
    ...(isSessionUnreadable ? { isSessionUnreadable } : {}),
    currency: chosen,
    verticals: dashboard?.settings.verticals ?? [],
    features: dashboard?.settings.features ?? [],
    ...(dashboard && { support: reachedBy(dashboard.settings) }),
    unseen: unseen ?? undefined,
    ...(environment.SANDBOX && choice.edition === undefined && country !== facts.edition
      ? { ownEdition: country }
      : {}),
    buildId: import.meta.env.BUILD_ID,
    realtime: { key: environment.REALTIME_KEY, url: environment.REALTIME_URL },
    isSandbox: environment.SANDBOX,
  };
});
