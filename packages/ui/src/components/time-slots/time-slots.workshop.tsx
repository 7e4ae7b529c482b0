import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { SlotsCard } from "./time-slots.tsx";

const priced = (rupees: string, say: Say) => <bdi>{say(`Rs ${rupees}`, `${rupees} روبية`)}</bdi>;

export const workshop: Workshop = {
  title: "Time slots",
  faces: [
    {
      name: "hours with room, nearly full and full",
      render: (say) => (
        <SlotsCard
          name={say("Canal Lights", "أضواء القناة")}
          note={say("12 Canal Road, Lahore", "12 طريق القناة، لاهور")}
          aside={say("3 km away", "على بُعد 3 كم")}
          groups={[
            {
              id: "2d",
              words: say("Urdu", "الأوردية"),
              slots: [
                {
                  id: "a",
                  time: "15:20",
                  tag: "2D",
                  price: priced("983", say),
                  gone: 0.2,
                  state: say("Plenty of seats", "مقاعد كثيرة"),
                  press: { href: "#a", label: say("Choose seats", "اختر مقاعدك") },
                },
                {
                  id: "b",
                  time: "18:30",
                  tag: "2D",
                  price: priced("1,340", say),
                  gone: 0.94,
                  state: say("4 seats left", "بقيت 4 مقاعد"),
                  isFew: true,
                  press: { href: "#b", label: say("Choose seats", "اختر مقاعدك") },
                },
                {
                  id: "c",
                  time: "21:10",
                  tag: "2D",
                  gone: 1,
                  state: say("Full", "ممتلئ"),
                },
              ],
            },
          ]}
        />
      ),
    },
  ],
};
