import type { EditionCountry } from "@safar/engine";

type EditionFacts = {
  readonly host: string;
  readonly editions: Readonly<Record<string, EditionCountry>>;
  /** The choice made with the switch that a server beside the sandbox offers; undefined elsewhere. */
  readonly chosen?: string | undefined;
};

/** The edition of a request: by its host; an unknown host shows Pakistan's. */
export const editionOf = ({ host, editions, chosen }: EditionFacts): EditionCountry =>
  chosen === "PK" || chosen === "SA" ? chosen : (editions[host] ?? editions[host.replace(/:\d+$/, "")] ?? "PK");

/** Where each edition lives. An edition without a host of its own is shown at this server's own origin. */
export const editionOrigins = (
  editions: Readonly<Record<string, EditionCountry>>,
  ownOrigin: string,
): Record<EditionCountry, string> => {
  const { protocol } = new URL(ownOrigin);
  const hostOf = (edition: EditionCountry) => Object.keys(editions).find((host) => editions[host] === edition);
  const originOf = (edition: EditionCountry) => {
    const host = hostOf(edition);
    return host === undefined ? ownOrigin : `${protocol}//${host}`;
  };
  return { PK: originOf("PK"), SA: originOf("SA") };
};
