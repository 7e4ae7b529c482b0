import type { Workshop } from "../../workshop/workshop.types.ts";
import { Dotted } from "./dot.tsx";

export const workshop: Workshop = {
  title: "Dot",
  faces: [
    {
      name: "between facts, on one line and on several",
      render: (say) =>
        ["30rem", "9rem"].map((inlineSize) => (
          <p key={inlineSize} style={{ inlineSize }}>
            <Dotted
              of={[
                say("2 h 10 min", "ساعتان و10 د"),
                say("Economy", "السياحية"),
                say("Airbus A320neo", "إيرباص A320neo"),
              ]}
            />
          </p>
        )),
    },
  ],
};
