import type { Workshop } from "../../workshop/workshop.types.ts";
import { Emblem } from "./emblem.tsx";

export const workshop: Workshop = {
  title: "Emblem",
  faces: [
    {
      name: "of several firms",
      render: () => (
        <>
          {["M7", "V3", "N7", "Y7", "SND", "RVI"].map((of) => (
            <Emblem key={of} of={of} />
          ))}
        </>
      ),
    },
  ],
};
