import type { LucideIcon } from "lucide-react";
import * as css from "./icon.css.ts";

export type { LucideIcon };

/** A picture beside words, silent to readers. `directional` ones (arrows, planes in flight) mirror in right-to-left text. */
export const Icon = ({
  of: Glyph,
  size = 20,
  directional = false,
}: {
  of: LucideIcon;
  /** Pixels. */
  size?: number;
  directional?: boolean;
}) => <Glyph size={size} strokeWidth={1.75} aria-hidden="true" className={directional ? css.directional : css.icon} />;
