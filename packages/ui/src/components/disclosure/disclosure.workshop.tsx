import type { Workshop } from "../../workshop/workshop.types.ts";
import { Accordion } from "./disclosure.tsx";

export const workshop: Workshop = {
  title: "Disclosure",
  faces: [
    {
      name: "faq",
      render: (say, scope) => (
        <Accordion
          name={`${scope}-faq`}
          items={[
            {
              id: `${scope}-refund`,
              title: say("When does my refund arrive?", "متى يصلني المبلغ المسترد؟"),
              body: say("Within 7 days, to the card you paid with.", "خلال 7 أيام، إلى البطاقة التي دفعت بها."),
            },
            {
              id: `${scope}-name`,
              title: say("Can I correct a name?", "هل يمكنني تصحيح اسم؟"),
              body: say("Yes, free of charge until 24 hours before departure.", "نعم، مجانًا حتى 24 ساعة قبل المغادرة."),
            },
          ]}
        />
      ),
    },
  ],
};
