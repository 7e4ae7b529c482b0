import "./theme.css.ts";
import "./movement.css.ts";

export { vars } from "./contract.css.ts";
export { forcedColours, from, low, stillness } from "./media.ts";
export { tails } from "./tails.ts";
export {
  type Breakpoint,
  breakpoints,
  type ColourName,
  colours,
  layer,
  motion,
  type Size,
  type Space,
  size,
  space,
} from "./tokens.ts";
