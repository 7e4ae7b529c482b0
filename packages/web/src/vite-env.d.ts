/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Changes with every build. Known to the server only; a page learns it from its own document. */
  readonly BUILD_ID: string;
  /** Whether the component workshop and the flow charts are part of the build. */
  readonly WORKSHOP: boolean;
}
