import type { CSSProperties } from "react";
import * as css from "./airline-mark.css.ts";

/** Colours apart from each other, by a code; the same airline looks the same everywhere. */
const hueOf = (code: string): number => {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + letter.charCodeAt(0) * 47) % 360;
  return sum;
};

/** An airline's code as on its tails. Its name stands beside it, so it is silent. */
export const AirlineMark = ({ code }: { code: string }) => {
  const style: CSSProperties & { "--hue": number } = { "--hue": hueOf(code) };
  return (
    <span className={css.mark} style={style} aria-hidden="true">
      {code}
    </span>
  );
};
