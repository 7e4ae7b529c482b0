import type { Clock, FlightOffers, OffersAnswer, OffersQuestion, RefId } from "@safar/engine";

type Listener = (answer: OffersAnswer) => void;

type Early = {
  readonly answers: OffersAnswer[];
  readonly listeners: Set<Listener>;
  /** Who has not answered yet. */
  readonly silent: Set<string>;
  readonly end: () => void;
};

export type EarlySearchesOptions = {
  readonly clock: Clock;
  /** For how long answers wait for somebody to collect them, from the start of the search, in milliseconds. */
  readonly unreadForMs: number;
  /** The most searches that wait at a time; an answer is a megabyte. */
  readonly most: number;
};

/**
 * Searches that began with the page that will show them, before its script is there to ask. What providers answer is held until
 * it is collected, by one reader as a rule, and is then forgotten. Calls that nobody waits for any more are ended.
 */
export const createEarlySearches = ({ clock, unreadForMs, most }: EarlySearchesOptions) => {
  const searches = new Map<RefId, Early>();

  return {
    hasRoom: () => searches.size < most,

    /** Asks the providers of a session, unless that is under way. */
    begin: (question: OffersQuestion, ask: FlightOffers["ask"]): void => {
      const { refId } = question;
      if (searches.has(refId)) return;
      let stop = () => {};
      const early: Early = {
        answers: [],
        listeners: new Set(),
        silent: new Set(question.providers),
        end: () => {
          if (searches.get(refId) === early) searches.delete(refId);
          clock.clearTimeout(timer);
          if (early.silent.size > 0) stop();
        },
      };
      const timer = clock.setTimeout(() => {
        if (early.listeners.size === 0) early.end();
      }, unreadForMs);
      searches.set(refId, early);
      stop = ask(question, (answer) => {
        early.silent.delete(answer.provider);
        early.answers.push(answer);
        for (const listener of early.listeners) listener(answer);
      });
    },

    /** Looks at what comes without collecting it; null when there is no such search. The returned function looks away. */
    watch: (refId: RefId, onAnswer: Listener): (() => void) | null => {
      const early = searches.get(refId);
      if (early === undefined) return null;
      for (const answer of early.answers) onAnswer(answer);
      early.listeners.add(onAnswer);
      return () => void early.listeners.delete(onAnswer);
    },

    /**
     * Collects what came and what comes; null when there is no such search. The returned function lets go of it, and so of the
     * calls that are still under way when nobody else collects.
     */
    collect: (refId: RefId, onAnswer: Listener): (() => void) | null => {
      const early = searches.get(refId);
      if (early === undefined) return null;
      // What has all been collected is not kept for a second reader; somebody who reads beside this one still gets the rest.
      const listener: Listener = (answer) => {
        if (early.silent.size === 0) early.end();
        onAnswer(answer);
      };
      early.listeners.add(listener);
      if (early.silent.size === 0) early.end();
      for (const answer of early.answers) onAnswer(answer);
      return () => {
        early.listeners.delete(listener);
        if (early.listeners.size === 0) early.end();
      };
    },

    /** Ends a search whose page nobody waits for any more, unless somebody collects it. */
    abandon: (refId: RefId): void => {
      const early = searches.get(refId);
      if (early !== undefined && early.listeners.size === 0) early.end();
    },
  };
};
