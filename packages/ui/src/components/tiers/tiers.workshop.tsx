import type { Workshop } from "../../workshop/workshop.types.ts";
import { Tiers } from "./tiers.tsx";

export const workshop: Workshop = {
  title: "Tiers",
  faces: [
    {
      name: "two ways to buy the same",
      render: (say) => (
        <Tiers
          of={[
            {
              id: "standard",
              name: say("Standard", "عادية"),
              price: <bdi>{say("Rs 5,335", "5,335 روبية")}</bdi>,
              facts: [["people", say("lets 1 person in", "تُدخل شخصًا واحدًا")]],
              note: null,
            },
            {
              id: "premium",
              name: say("Premium", "مميزة"),
              price: <bdi>{say("Rs 9,602", "9,602 روبية")}</bdi>,
              facts: [
                ["people", say("lets 1 person in", "تُدخل شخصًا واحدًا")],
                ["note", say("The best rows", "أفضل الصفوف")],
              ],
              note: say("7 left", "بقي 7"),
            },
          ]}
        />
      ),
    },
  ],
};
