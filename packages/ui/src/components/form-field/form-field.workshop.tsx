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
    {
      name: "over a strip of fields",
      render: (say, scope) => (
        <ErrorSummary
          compact
          title={say("Something is missing yet", "هناك ما ينقص بعد")}
          errors={[
            { id: `${scope}-from`, message: say("Choose where you start", "اختر نقطة الانطلاق") },
            { id: `${scope}-out`, message: say("Choose a day", "اختر يومًا") },
          ]}
        />
      ),
    },
  ],
};
