import { type ComponentProps, createElement, type FunctionComponent } from "react";

/** A shape of an icon: the line of a path, or any other element of SVG with its attributes. */
export type Shape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];

type Props = ComponentProps<"svg"> & { readonly size?: number };

/** An icon of 24 by 24, as lucide draws it: what the build has of each icon in place of lucide's own. See vite/lean-icons.ts. */
export const createGlyph = (...shapes: readonly Shape[]): FunctionComponent<Props> => {
  const drawn = shapes.map((shape) =>
    typeof shape === "string" ? createElement("path", { d: shape }) : createElement(shape[0], shape[1]),
  );
  return ({ size = 24, ...rest }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": "true",
        ...rest,
      },
      ...drawn,
    );
};
