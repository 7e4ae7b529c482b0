import { Stack } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Link } from "../link/link.tsx";
import { Checkbox } from "./checkbox.tsx";

export const workshop: Workshop = {
  title: "Checkbox",
  faces: [
    {
      name: "faces",
      render: (say) => (
        <Stack gap="1">
          <Checkbox label={say("Remember me on this device", "تذكرني على هذا الجهاز")} defaultChecked />
          <Checkbox label={say("Direct flights only", "رحلات مباشرة فقط")} />
          <Checkbox
            label={
              <>
                {say("I accept the", "أوافق على")} <Link href="#terms">{say("terms of carriage", "شروط النقل")}</Link>
              </>
            }
            error={say("Accept the terms to go on", "وافق على الشروط للمتابعة")}
          />
          <Checkbox label={say("Meals (not offered)", "وجبات (غير متاحة)")} disabled />
        </Stack>
      ),
    },
  ],
};
