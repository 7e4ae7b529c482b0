import { readdirSync, readFileSync } from "node:fs";

/** What this oracle is called among those that look at pages. */
export const styled = "styled";

const className = /\.([_a-zA-Z][\w-]*)/g;

/** The classes that a style sheet has rules for. */
export const ruledIn = (sheet: string): ReadonlySet<string> =>
  new Set(
    Array.from(sheet.matchAll(/([^{}]+)\{/g), ([, selector = ""]) => selector).flatMap((selector) =>
      Array.from(selector.matchAll(className), ([, name = ""]) => name),
    ),
  );

/** The classes that the style sheets of a build have rules for. */
export const ruledByBuild = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith(".css"))
      .flatMap((name) => [...ruledIn(readFileSync(`${folder}/${name}`, "utf8"))]),
  );

/**
 * A document comes with the styles of all that stands in it: what a script brings later moves what somebody reads already. `ruled`: the
 * classes that any sheet of the build has rules for.
 */
export const styledFaults = (document: string, ruled: ReadonlySet<string>): readonly string[] => {
  const styles = Array.from(document.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, sheet = ""]) => sheet).join("");
  const inside = ruledIn(styles);
  const worn = Array.from(document.matchAll(/\sclass="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat();
  const bare = [...new Set(worn)].filter((name) => ruled.has(name) && !inside.has(name));
  return bare.length === 0 ? [] : [`${styled}: the document comes without the styles of ${bare.join(", ")}`];
};
