import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@safar/engine";
import { Button } from "@safar/ui/button";
import type { LucideIcon } from "@safar/ui/icon";
import CircleSlash from "lucide-react/icons/circle-slash";
import History from "lucide-react/icons/history";
import TimerOff from "lucide-react/icons/timer-off";
import type { ReactNode } from "react";
import { problemWords } from "../../shell/problem-words.ts";
import type { CheckoutWords } from "../checkout-words.ts";
import { Notice } from "../frame/notice.tsx";

export type OutcomeEvent =
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "quote.refresh" }
  | { readonly type: "flow.back" }
  | { readonly type: "flow.leave" };

const screens = ["sessionExpired", "quoteExpired", "soldOut", "reserveRefused", "holdExpired"] as const;

type OutcomeName = (typeof screens)[number];

/** Whether a walk cannot go on as it was. */
export const isOutcome = (screen: string): screen is OutcomeName => screens.some((name) => name === screen);

/** What a walk's view says when it cannot go on as it was. Every vertical's has it. */
export type OutcomeView = {
  readonly screen: OutcomeName;
  readonly problem: Problem | null;
  readonly commands: Readonly<Record<"refreshSearch" | "editSearch" | "refreshQuote" | "back" | "leave", boolean>>;
};

type Props = {
  readonly view: OutcomeView;
  readonly send: (event: OutcomeEvent) => void;
  /** Of what was being booked: what has gone is told in them. */
  readonly words: CheckoutWords;
};

const wordsOfAction: Readonly<Record<OutcomeEvent["type"], ReactNode>> = {
  "search.refresh": <Trans>Search again</Trans>,
  "search.edit": <Trans>Change the search</Trans>,
  "quote.refresh": <Trans>Check the price again</Trans>,
  "flow.back": <Trans>Go back</Trans>,
  "flow.leave": <Trans>Exit booking</Trans>,
};

/** The commands that are allowed now, the best one first. */
const allowedIn = ({ commands, problem }: OutcomeView): readonly OutcomeEvent[] => {
  const back = [commands.back, { type: "flow.back" }] as const;
  const search = [commands.refreshSearch, { type: "search.refresh" }] as const;
  const all: readonly (readonly [boolean, OutcomeEvent])[] = [
    [commands.refreshQuote, { type: "quote.refresh" }],
    ...(isSuppliers(problem) ? [search, back] : [back, search]),
    [commands.editSearch, { type: "search.edit" }],
    [commands.leave, { type: "flow.leave" }],
  ];
  return all.flatMap(([isAllowed, event]) => (isAllowed ? [event] : []));
};

function Actions({ view, send, words }: Props) {
  // What has gone is left for something else of its kind.
  const isGone = view.screen === "soldOut";
  return allowedIn(view).map((event, index) => (
    <Button
      key={event.type}
      kind={index === 0 ? "next" : event.type === "flow.leave" ? "quiet" : "secondary"}
      onClick={() => send(event)}
    >
      {isGone && event.type === "flow.back" ? words.soldOut.back : wordsOfAction[event.type]}
    </Button>
  ));
}

const isSuppliers = (problem: Problem | null): boolean =>
  problem !== null && problem.kind === "refused" && problem.code === "supplier_error";

/** Why the supplier did not reserve, and what to quote to support. */
function Refused({ problem }: { problem: Problem | null }) {
  const { t } = useLingui();
  const reference = problem !== null && "reference" in problem ? problem.reference : undefined;
  return (
    <>
      {problem === null || problem.kind === "malformed" ? (
        <Trans>An unexpected error occurred. Please try again.</Trans>
      ) : isSuppliers(problem) ? (
        // It is nobody's mistake here, and the same again comes to the same.
        <Trans>The provider did not accept this booking, and trying again will not help. Choose another option.</Trans>
      ) : (
        t(problemWords(problem).text)
      )}{" "}
      <Trans>Nothing has been reserved or charged.</Trans>
      {reference !== undefined && (
        <p>
          <Trans>
            If you contact us, quote this reference: <bdi dir="ltr">{reference}</bdi>
          </Trans>
        </p>
      )}
    </>
  );
}

type Told = { readonly icon: LucideIcon; readonly title: ReactNode; readonly text: ReactNode };

const useRefused = (problem: Problem | null, words: CheckoutWords): Told => {
  const { t } = useLingui();
  const told = problem === null ? <Trans>Something went wrong!</Trans> : t(problemWords(problem).title);
  return { icon: CircleSlash, title: words.refused ?? told, text: <Refused problem={problem} /> };
};

const useTold = ({ screen, problem }: OutcomeView, words: CheckoutWords): Told => {
  const refused = useRefused(problem, words);
  switch (screen) {
    case "quoteExpired":
      return {
        icon: TimerOff,
        title: <Trans>The price is no longer guaranteed</Trans>,
        text: <Trans>It has expired. Nothing was charged, and what you entered is saved.</Trans>,
      };
    case "soldOut":
      return words.soldOut;
    case "reserveRefused":
      return refused;
    case "holdExpired":
      return {
        icon: TimerOff,
        title: <Trans>The time to pay has run out</Trans>,
        text: (
          <Trans>
            Your reservation has been released. Nothing was charged; if a payment still arrives, we refund it in full.
          </Trans>
        ),
      };
    case "sessionExpired":
      return { icon: History, title: <Trans>Search Results Expired!</Trans>, text: words.sessionExpired };
    default:
      return screen satisfies never;
  }
};

/** Where a walk ends up that cannot go on as it was: results or a price that expired, sold out, refused, not paid in time. */
export function OutcomeScreen({ view, send, words }: Props) {
  const { icon, title, text } = useTold(view, words);
  return (
    <Notice name={view.screen} icon={icon} title={title} actions={<Actions view={view} send={send} words={words} />}>
      {text}
    </Notice>
  );
}
