/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Changes with every build. Known to the server only; a page learns it from its own document. */
  readonly BUILD_ID: string;
  /** What the names of the scripts of words end with. Known to builds only. */
  readonly WORDS_ID: string;
  /** Whether the component workshop and the flow charts are part of the build. */
  readonly WORKSHOP: boolean;
}

declare module "virtual:page-parts" {
  /** The names of words that the words of a route take in, by theirs. */
  export const wordsBehind: Readonly<Record<string, string | undefined>>;
  /** What the browser's build has of a late part beside what every page has, by the part's name: addresses, and styles with theirs. */
  export const lateFiles: Readonly<
    Record<
      string,
      | {
          readonly scripts: readonly string[];
          readonly styles: Readonly<Record<string, string>>;
          /** The name of its words. */
          readonly words: string;
        }
      | undefined
    >
  >;
}
