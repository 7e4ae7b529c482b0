import type { Workshop } from "../../workshop/workshop.types.ts";
import { PhoneField } from "./phone-field.tsx";

export const workshop: Workshop = {
  title: "Phone field",
  faces: [
    {
      name: "default",
      render: (say) => (
        <PhoneField
          label={say("Mobile number", "رقم الجوال")}
          codeLabel={say("Country code", "رمز الدولة")}
          codeName="country"
          defaultCode="SA"
          name="phone"
          defaultValue="55 123 4567"
          codes={[
            { value: "SA", code: "+966", name: say("Saudi Arabia", "السعودية") },
            { value: "PK", code: "+92", name: say("Pakistan", "باكستان") },
            { value: "AE", code: "+971", name: say("United Arab Emirates", "الإمارات") },
          ]}
        />
      ),
    },
  ],
};
