import { products, verticals } from "@safar/engine";

export type Layout = "aside" | "blank" | "default" | "error" | "home" | "map";

/** The part of the marketplace a page belongs to: a vertical, or one of the parts they share. */
export type Part = string;

/** 0 a fixed path, 1 a pattern with fixed words or a shaped parameter, 2 a free slug. */
type Rank = 0 | 1 | 2;

export type Page = {
  /** As the specification writes it: `/bus/{fromCity}-to-{toCity}`. */
  readonly pattern: string;
  readonly part: Part;
  readonly layout: Layout;
  /** Whether only a signed-in person may see it. */
  readonly auth: boolean;
  /** Whether the specification marks it with the vertical guard. */
  readonly guard: boolean;
  /**
   * What it shows was searched for before the page is sent, and is found alike by whoever asks for the same at the same time. Where a search
   * is `begun`, it begins with the page of somebody who looks at it, and goes on in the browser: that page is theirs.
   */
  readonly found: "with page" | "begun" | null;
  readonly rank: Rank;
  /** Matches a decoded path. */
  readonly matcher: RegExp;
};

const uuid = "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}";
const reference = "[A-Za-z0-9_.~-]{1,128}";
const slug = "[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}_-]*";
const oneOf = (words: readonly string[]) => `(?:${words.join("|")})`;

/** What each parameter may look like. A parameter of any other name is a free slug. */
const shapes: Readonly<Record<string, string>> = {
  uuid,
  RefID: reference,
  ItineraryRefID: reference,
  orderRefId: reference,
  ticketId: reference,
  id: reference,
  fromCode: "[A-Za-z]{3}",
  toCode: "[A-Za-z]{3}",
  vertical: oneOf(verticals.map((vertical) => products[vertical].urlSegment)),
  serviceType: oneOf(Object.values(products).map((product) => product.serviceType)),
};

const parameter = /\{(\w+)\}/g;

const matcherOf = (pattern: string): RegExp => {
  const source = pattern
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(parameter, (_, name: string) => shapes[name] ?? slug);
  return new RegExp(`^${source}$`, "u");
};

const rankOf = (pattern: string): Rank => {
  if (!pattern.includes("{")) return 0;
  const free = (segment: string) => /^\{(?:slug|pageSlug|place|RefID|id)\}$/.test(segment);
  const last = pattern.split("/").at(-1) ?? "";
  return free(last) && pattern.split("{").length === 2 ? 2 : 1;
};

export const page = (
  pattern: string,
  part: Part,
  layout: Layout,
  { auth = false, guard = false, found = null }: { auth?: boolean; guard?: boolean; found?: Page["found"] } = {},
): Page => ({ pattern, part, layout, auth, guard, found, rank: rankOf(pattern), matcher: matcherOf(pattern) });
