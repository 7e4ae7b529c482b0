import type { Workshop } from "../../workshop/workshop.types.ts";
import { RadioGroup } from "./radio-group.tsx";

export const workshop: Workshop = {
  title: "Radio group",
  faces: [
    {
      name: "faces",
      render: (say) => (
        <RadioGroup
          label={say("Send my code by", "أرسل الرمز عبر")}
          name="channel"
          defaultValue="whatsapp"
          choices={[
            {
              value: "whatsapp",
              label: say("WhatsApp", "واتساب"),
              hint: say("Usually within seconds", "يصل عادة خلال ثوانٍ"),
            },
            { value: "sms", label: say("Text message", "رسالة نصية") },
            { value: "call", label: say("Phone call", "مكالمة"), disabled: true },
          ]}
        />
      ),
    },
  ],
};
