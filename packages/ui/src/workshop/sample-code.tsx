import { chanceOf } from "../components/poster/chance.ts";

const count = 25;
const corner = (x: number, y: number): boolean =>
  (x < 8 && y < 8) || (x > count - 9 && y < 8) || (x < 8 && y > count - 9);

/** Looks like a code to scan and is none: the workshop has no booking to encode. */
export function SampleCode() {
  const chance = chanceOf("sample");
  let cells = "";
  for (let index = 0; index < count * count; index++) {
    const [x, y] = [index % count, Math.floor(index / count)];
    if (chance() > 0.5 && !corner(x, y)) cells += `M${x} ${y}h1v1h-1z`;
  }
  const finder = (x: number, y: number) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  return (
    <svg viewBox="-2 -2 29 29" width="132" height="132" aria-hidden="true" style={{ borderRadius: "0.5rem" }}>
      <path fill="#fff" d="M-2-2h29v29h-29z" />
      <path fill="#10233f" fillRule="evenodd" d={cells + finder(0, 0) + finder(18, 0) + finder(0, 18)} />
    </svg>
  );
}
