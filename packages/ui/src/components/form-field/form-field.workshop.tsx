import type { Workshop } from "../../workshop/workshop.types.ts";
import { ErrorSummary } from "./form-field.tsx";

export const workshop: Workshop = {
  title: "Error summary",
  faces: [
    {
      name: "two faults",
      render: (say, scope) => (
        <ErrorSummary
          title={say("Two things need your attention", "يرجى تصحيح أمرين")}
          errors={[
            { id: `${scope}-mail`, message: say("Enter your e-mail address", "أدخل بريدك الإلكتروني") },
            { id: `${scope}-day`, message: say("Choose a date after today", "اختر تاريخًا بعد اليوم") },
          ]}
        />
      ),
    },
  ],
};
