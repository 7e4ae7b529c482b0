import type { Workshop } from "../../workshop/workshop.types.ts";
import { Timeline } from "./timeline.tsx";

export const workshop: Workshop = {
  title: "Timeline",
  faces: [
    {
      name: "terms of cancelling",
      render: (say) => (
        <Timeline
          label={say("What cancelling costs", "تكلفة الإلغاء")}
          entries={[
            {
              id: "free",
              tone: "success",
              title: say("All of it comes back", "يُسترد المبلغ كاملًا"),
              when: say("until 1 December, 8:15", "حتى 1 ديسمبر، 8:15"),
            },
            {
              id: "part",
              tone: "warning",
              title: say("Rs 5,000 is kept", "يُقتطع 5,000 روبية"),
              when: say("until 3 December, 8:15", "حتى 3 ديسمبر، 8:15"),
            },
            {
              id: "none",
              tone: "danger",
              title: say("Nothing comes back", "لا يُسترد شيء"),
              when: say("after that", "بعد ذلك"),
            },
          ]}
        />
      ),
    },
  ],
};
