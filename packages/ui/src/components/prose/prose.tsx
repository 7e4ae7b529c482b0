import type { ReactNode } from "react";
import { prose } from "./prose.css.ts";

/** Running text from an editor: headings, lists, quotes and pictures at a width that reads well. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={prose}>{children}</div>;
