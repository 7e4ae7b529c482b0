import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem, Vertical } from "@safar/engine";
import { Button } from "@safar/ui/button";
import type { LucideIcon } from "@safar/ui/icon";
import BedDouble from "lucide-react/icons/bed-double";
import CircleSlash from "lucide-react/icons/circle-slash";
import History from "lucide-react/icons/history";
import Ticket from "lucide-react/icons/ticket-x";
import TimerOff from "lucide-react/icons/timer-off";
import type { ReactNode } from "react";
import { problemWords } from "../shell/problem-words.ts";
import { Notice } from "./notice.tsx";

export type OutcomeEvent =
  | { readonly type: "search.refresh" }
  | { readonly type: "search.edit" }
  | { readonly type: "quote.refresh" }
  | { readonly type: "flow.back" }
  | { readonly type: "flow.leave" };

/** What a walk's view says when it cannot go on as it was. Every vertical's has it. */
export type OutcomeView = {
  readonly screen: string;
  readonly problem: Problem | null;
  readonly commands: Readonly<Record<"refreshSearch" | "editSearch" | "refreshQuote" | "back" | "leave", boolean>>;
};

type Props = {
  readonly view: OutcomeView;
  readonly send: (event: OutcomeEvent) => void;
  /** What was being booked: what has gone is told in its words. */
  readonly vertical?: Vertical;
};

const wordsOfAction: Readonly<Record<OutcomeEvent["type"], ReactNode>> = {
  "search.refresh": <Trans>Search again</Trans>,
  "search.edit": <Trans>Change the search</Trans>,
  "quote.refresh": <Trans>Ask for the price again</Trans>,
  "flow.back": <Trans>Go back</Trans>,
  "flow.leave": <Trans>Leave the booking</Trans>,
};

/** The commands that are allowed now, the best one first. */
const allowedIn = ({ commands }: OutcomeView): readonly OutcomeEvent[] => {
  const all: readonly (readonly [boolean, OutcomeEvent])[] = [
    [commands.refreshQuote, { type: "quote.refresh" }],
    [commands.back, { type: "flow.back" }],
    [commands.refreshSearch, { type: "search.refresh" }],
    [commands.editSearch, { type: "search.edit" }],
    [commands.leave, { type: "flow.leave" }],
  ];
  return all.flatMap(([isAllowed, event]) => (isAllowed ? [event] : []));
};

/** What can be done, in the words of what was being booked. */
const wordsFor = (event: OutcomeEvent, { screen }: OutcomeView, vertical: Vertical): ReactNode =>
  event.type === "flow.back" && screen === "soldOut" && vertical === "hotels" ? (
    <Trans>Choose another option</Trans>
  ) : (
    wordsOfAction[event.type]
  );

function Actions({ view, send, vertical = "flights" }: Props) {
  return allowedIn(view).map((event, index) => (
    <Button
      key={event.type}
      kind={index === 0 ? "next" : event.type === "flow.leave" ? "quiet" : "secondary"}
      onClick={() => send(event)}
    >
      {wordsFor(event, view, vertical)}
    </Button>
  ));
}

/** Why the supplier did not reserve, and what to quote to support. */
function Refused({ problem }: { problem: Problem | null }) {
  const { t } = useLingui();
  const reference = problem !== null && "reference" in problem ? problem.reference : undefined;
  const isUnknown = problem === null || problem.kind === "malformed";
  return (
    <>
      {isUnknown ? <Trans>An unexpected error occurred. Please try again.</Trans> : t(problemWords(problem).text)}{" "}
      <Trans>Nothing has been reserved or charged.</Trans>
      {reference !== undefined && (
        <p>
          <Trans>
            If you write to us, name this reference: <bdi dir="ltr">{reference}</bdi>
          </Trans>
        </p>
      )}
    </>
  );
}

/** What somebody else has got meanwhile. */
const gone = (vertical: Vertical): Told => {
  switch (vertical) {
    case "flights":
      return {
        icon: Ticket,
        title: <Trans>No longer available</Trans>,
        text: (
          <Trans>
            The last seats at this price went to somebody else while you were choosing. You have not been charged.
          </Trans>
        ),
      };
    case "hotels":
      return {
        icon: BedDouble,
        title: <Trans>Room is on sleep mode</Trans>,
        text: (
          <Trans>
            The last room at this price went to somebody else while you were choosing. You have not been charged.
          </Trans>
        ),
      };
    default:
      return {
        icon: Ticket,
        title: <Trans>No longer available</Trans>,
        text: <Trans>It went to somebody else while you were choosing. You have not been charged.</Trans>,
      };
  }
};

/** A hotel that refuses is told in its own words, whatever it said. */
const refusedTitle = (problem: Problem | null, vertical: Vertical): ReactNode => {
  if (vertical === "hotels") return <Trans>Something went wrong</Trans>;
  return problem === null ? <Trans>Something went wrong!</Trans> : null;
};

type Told = { readonly icon: LucideIcon; readonly title: ReactNode; readonly text: ReactNode };

const useTold = ({ screen, problem }: OutcomeView, vertical: Vertical): Told => {
  const { t } = useLingui();
  switch (screen) {
    case "quoteExpired":
      return {
        icon: TimerOff,
        title: <Trans>The price is no longer guaranteed</Trans>,
        text: <Trans>Its time is over. Nothing has been charged, and what you entered is kept.</Trans>,
      };
    case "soldOut":
      return gone(vertical);
    case "reserveRefused":
      return {
        icon: CircleSlash,
        title: refusedTitle(problem, vertical) ?? (problem && t(problemWords(problem).title)),
        text: <Refused problem={problem} />,
      };
    case "holdExpired":
      return {
        icon: TimerOff,
        title: <Trans>The time to pay is over</Trans>,
        text: (
          <Trans>
            What was held for you has been given back. Nothing was charged; should a payment still arrive, it goes back
            to you in full.
          </Trans>
        ),
      };
    default:
      return {
        icon: History,
        title: <Trans>Search Results Expired!</Trans>,
        text:
          vertical === "hotels" ? (
            <Trans>Prices and rooms may have changed. Search again to see those of now.</Trans>
          ) : (
            <Trans>Prices and seats may have changed. Search again to see those of now.</Trans>
          ),
      };
  }
};

/** Where a walk ends up that cannot go on as it was: results or a price that expired, sold out, refused, not paid in time. */
export function OutcomeScreen({ view, send, vertical = "flights" }: Props) {
  const { icon, title, text } = useTold(view, vertical);
  return (
    <Notice
      name={view.screen}
      icon={icon}
      title={title}
      actions={<Actions view={view} send={send} vertical={vertical} />}
    >
      {text}
    </Notice>
  );
}
