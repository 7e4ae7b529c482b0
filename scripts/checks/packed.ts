/** As much of a packed manifest as is looked at. */
export type PackedManifest = {
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
};

const targetsOf = ({ exports = {}, bin = {} }: PackedManifest): readonly string[] => [
  ...Object.values(exports).flatMap((target) => (typeof target === "string" ? [target] : Object.values(target))),
  ...Object.values(bin),
];

/** A target may stand for many files, each at a star of its own. */
const patternOf = (target: string): RegExp =>
  new RegExp(
    `^${target
      .replace(/^\.\//, "")
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".+")}$`,
  );

/** What a package says it exports and has no file for. */
export const missingFiles = (manifest: PackedManifest, files: readonly string[]): readonly string[] =>
  targetsOf(manifest).filter((target) => !files.some((file) => patternOf(target).test(file)));

/** The links of a page to what was not packed with it. Addresses elsewhere and places on the page itself are no files. */
export const deadLinks = (markdown: string, files: readonly string[]): readonly string[] =>
  [...markdown.replace(/```[^]*?```/g, "").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^(?:https?:|mailto:|#)/.test(link))
    .filter((link) => !files.includes(link.replace(/^\.\//, "").replace(/#.*$/, "")));
