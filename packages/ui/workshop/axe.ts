import { type run, source } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** What axe puts into a page. */
    readonly axe: { readonly run: typeof run };
  }
}

/** One rule that a page breaks. */
export type AxeFault = {
  readonly rule: string;
  /** The elements that break it. */
  readonly nodes: readonly { readonly html: string; readonly why: string }[];
};

/**
 * What axe finds on a page as it stands. Of the page alone: none of ours frames another, and asking axe without the machinery
 * for frames takes a third of the time.
 * @param without rules that do not count here
 */
export const axeFaults = async (page: Page, without: readonly string[] = []): Promise<readonly AxeFault[]> => {
  await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({
      resultTypes: ["violations"],
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      nodes: nodes.map(({ any, html }) => ({ html, why: any[0]?.message ?? "" })),
    }));
  }, without);
};

/** A fault as one line. */
export const faultLine = ({ nodes, rule }: AxeFault): string => `${rule}: ${nodes.map(({ html }) => html).join(" | ")}`;
