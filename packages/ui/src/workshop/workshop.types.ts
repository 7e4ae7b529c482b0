import type { ReactNode } from "react";

/** Picks the sample words of the language shown. */
export type Say = (english: string, arabic: string) => string;

export type Face = {
  name: string;
  /** `scope` differs for each place a face is shown in: prefix ids with it. */
  render: (say: Say, scope: string) => ReactNode;
};

/** A component with all its faces. */
export type Workshop = { title: string; faces: readonly Face[] };
