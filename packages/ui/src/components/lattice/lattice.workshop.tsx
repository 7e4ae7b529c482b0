import type { ReactNode } from "react";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Lattice } from "./lattice.tsx";

const Ground = ({ children }: { children: ReactNode }) => (
  <div style={{ position: "relative", isolation: "isolate", blockSize: "9rem", marginBlockEnd: "1rem" }}>
    {children}
  </div>
);

export const workshop: Workshop = {
  title: "Lattice",
  faces: [
    {
      name: "fades",
      render: () => (
        <>
          <Ground>
            <Lattice />
          </Ground>
          <Ground>
            <Lattice fade="centre" />
          </Ground>
          <Ground>
            <Lattice fade="end" />
          </Ground>
        </>
      ),
    },
  ],
};
