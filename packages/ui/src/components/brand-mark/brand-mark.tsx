import { girihStar } from "../lattice/girih.ts";
import { brand } from "./brand-mark.css.ts";

const star = girihStar([16, 16], 8, 15.5, 0, Math.PI / 4);
const heart = girihStar([16, 16], 8, 8, Math.PI / 8, (62 / 180) * Math.PI);

/** The star of the lattice, alone: in the colour of the text beside it. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" fill="currentColor">
    <path fillRule="evenodd" d={`${star}${heart}`} />
  </svg>
);

/** The star and the name. */
export const Brand = ({ name }: { name: string }) => (
  <span className={brand}>
    <BrandMark />
    {name}
  </span>
);
