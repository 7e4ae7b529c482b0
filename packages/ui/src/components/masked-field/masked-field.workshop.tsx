import { useState } from "react";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { MaskedField } from "./masked-field.tsx";

function Sample({ label, mask, first, hint }: { label: string; mask: string; first: string; hint: string }) {
  const [value, setValue] = useState(first);
  return <MaskedField label={label} hint={hint} mask={mask} value={value} onValue={setValue} inputMode="numeric" />;
}

export const workshop: Workshop = {
  title: "Masked field",
  faces: [
    {
      name: "identity card",
      render: (say) => (
        <Sample
          label={say("CNIC", "رقم البطاقة الوطنية")}
          hint={say("13 digits", "13 رقمًا")}
          mask="#####-#######-#"
          first="35202-1234567-1"
        />
      ),
    },
    {
      name: "date",
      render: (say) => (
        <Sample
          label={say("Date of birth", "تاريخ الميلاد")}
          hint={say("Day, month, year", "اليوم ثم الشهر ثم السنة")}
          mask="##/##/####"
          first="18/04/19"
        />
      ),
    },
  ],
};
