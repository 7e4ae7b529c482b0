import { cx } from "../../support/cx.ts";
import { Anchor, type AnchorProps } from "../anchor/anchor.tsx";
import * as css from "./link.css.ts";

export const Link = ({
  kind = "text",
  className,
  ...rest
}: AnchorProps & { href: string; kind?: keyof typeof css.kinds }) => (
  <Anchor {...rest} className={cx(css.kinds[kind], className)} />
);
