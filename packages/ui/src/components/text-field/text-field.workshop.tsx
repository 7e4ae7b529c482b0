import MapPin from "lucide-react/icons/map-pin";
import { Stack } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { TextArea, TextField } from "./text-field.tsx";

export const workshop: Workshop = {
  title: "Text field",
  faces: [
    {
      name: "empty, hint, optional",
      render: (say) => (
        <Stack>
          <TextField label={say("From", "من")} placeholder={say("City or airport", "مدينة أو مطار")} icon={MapPin} />
          <TextField
            label={say("Middle name", "الاسم الأوسط")}
            optional={say("optional", "اختياري")}
            hint={say("As written in your passport", "كما هو مكتوب في جواز سفرك")}
          />
        </Stack>
      ),
    },
    {
      name: "error and disabled",
      render: (say) => (
        <Stack>
          <TextField
            label={say("E-mail", "البريد الإلكتروني")}
            dir="ltr"
            type="email"
            defaultValue="amal@example"
            error={say(
              "This address is incomplete. Write it as name@example.com.",
              "هذا العنوان غير مكتمل. اكتبه على شكل name@example.com.",
            )}
          />
          <TextField label={say("Booking number", "رقم الحجز")} dir="ltr" defaultValue="SFR-48213" disabled />
        </Stack>
      ),
    },
    { name: "several lines", render: (say) => <TextArea label={say("Your message", "رسالتك")} /> },
  ],
};
