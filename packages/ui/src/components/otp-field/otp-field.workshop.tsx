import { Stack } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { OtpField } from "./otp-field.tsx";

export const workshop: Workshop = {
  title: "Code field",
  faces: [
    {
      name: "filled and wrong",
      render: (say) => (
        <Stack>
          <OtpField
            label={say("Code from the message", "الرمز المرسل إليك")}
            hint={say("Sent to your mobile by WhatsApp", "أرسلناه إلى جوالك عبر واتساب")}
            defaultValue="4815"
          />
          <OtpField
            label={say("Code from the message", "الرمز المرسل إليك")}
            length={4}
            defaultValue="1234"
            error={say(
              "This code is not right. Check the message or ask for a new one.",
              "الرمز غير صحيح. راجع الرسالة أو اطلب رمزًا جديدًا.",
            )}
          />
        </Stack>
      ),
    },
  ],
};
