import Bell from "lucide-react/icons/bell";
import type { CSSProperties } from "react";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Icon } from "../icon/icon.tsx";
import { CountMark } from "./count-mark.tsx";

const place: CSSProperties = {
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "3rem",
  blockSize: "2.5rem",
};

export const workshop: Workshop = {
  title: "Count mark",
  faces: [
    {
      name: "on a bell",
      render: () => (
        <>
          {["3", "12", "99+"].map((shown) => (
            <span key={shown} style={place}>
              <Icon of={Bell} />
              <CountMark>{shown}</CountMark>
            </span>
          ))}
        </>
      ),
    },
  ],
};
