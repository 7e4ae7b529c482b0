import { createHash } from "node:crypto";
import type { RequestFacts } from "../../app/loading/request-facts.ts";

export type DrawnPartsOptions = {
  /** Milliseconds. 0 keeps nothing. */
  readonly forMs: number;
  /** The most parts at a time; the one kept longest gives way. */
  readonly capacity: number;
  readonly now: () => number;
};

/** The parts of one page that are drawn for many. */
export type PageParts = {
  /**
   * What stands inside a part, where the very same was drawn before; null where it is still to be drawn.
   * @param name what the part's element says it is, in `data-drawn`
   * @param from all that it is drawn from, besides what the page knows of its request
   */
  readonly read: (name: string, from: unknown) => string | null;
  /** Gives a page back as it comes, its first part drawn already, and keeps of it the parts that were not there. */
  readonly keepOf: (answer: Response) => Response;
};

/** What must not be given to anybody else, or would not be whole: a part that waits for something, and scripts. */
const unfit = /<!--\$[?!~]|<template|<script|<style/;

/** What stands in the element of a page that says `data-drawn` of this name; null where there is none, or it is not whole. */
export const insideOf = (page: string, name: string): string | null => {
  const said = page.indexOf(` data-drawn="${name}"`);
  const opened = page.lastIndexOf("<div", said);
  const begin = page.indexOf(">", said) + 1;
  if (said < 0 || opened < 0 || begin === 0) return null;
  let depth = 1;
  // React writes no angle bracket of a text or a value as it is.
  for (const tag of page.slice(begin).matchAll(/<(\/?)div\b/g)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth > 0) continue;
    const inside = page.slice(begin, begin + tag.index);
    return unfit.test(inside) ? null : inside;
  }
  return null;
};

const pages = new WeakMap<RequestFacts, PageParts>();

/** The parts of the page that is drawn with these facts; undefined where none are kept. */
export const partsOf = (facts: RequestFacts): PageParts | undefined => pages.get(facts);

/**
 * Parts of pages, kept by all that they are drawn from: whoever they are given to would have had the very same drawn. A page that is
 * one person's own is drawn anew but for them.
 */
export const createDrawnParts = ({ forMs, capacity, now }: DrawnPartsOptions) => {
  const drawn = new Map<string, { readonly inside: string; readonly until: number }>();

  const keep = (key: string, inside: string): void => {
    const [oldest] = drawn.keys();
    if (drawn.size >= capacity && oldest !== undefined) drawn.delete(oldest);
    drawn.delete(key);
    drawn.set(key, { inside, until: now() + forMs });
  };

  const keepAll = (missing: ReadonlyMap<string, string>, page: string, nonce: string): void => {
    for (const [name, key] of missing) {
      const inside = insideOf(page, name);
      if (inside !== null && !inside.includes(nonce)) keep(key, inside);
    }
  };

  return {
    /** The parts of a page that is about to be drawn. What they are drawn from need not be anybody's in particular. */
    open: (facts: RequestFacts): PageParts => {
      const { nonce = "", ...known } = facts;
      const missing = new Map<string, string>();
      const parts: PageParts = {
        read: (name, from) => {
          if (forMs === 0) return null;
          const key = createHash("sha256")
            .update(JSON.stringify([name, known, from]))
            .digest("base64");
          const part = drawn.get(key);
          if (part !== undefined && part.until > now()) return part.inside;
          missing.set(name, key);
          return null;
        },
        keepOf: (answer) => {
          const isPage = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/html") === true;
          if (missing.size === 0 || !isPage || answer.body === null || nonce === "") return answer;
          const decoder = new TextDecoder();
          let page = "";
          const body = answer.body.pipeThrough(
            new TransformStream<Uint8Array, Uint8Array>({
              transform: (bytes, controller) => {
                page += decoder.decode(bytes, { stream: true });
                controller.enqueue(bytes);
              },
              flush: () => keepAll(missing, page, nonce),
            }),
          );
          return new Response(body, answer);
        },
      };
      pages.set(facts, parts);
      return parts;
    },
  };
};

export type DrawnParts = ReturnType<typeof createDrawnParts>;
