import type { Workshop } from "../../workshop/workshop.types.ts";
import { PasswordField } from "./password-field.tsx";

export const workshop: Workshop = {
  title: "Password field",
  faces: [
    {
      name: "default",
      render: (say) => (
        <PasswordField
          label={say("Password", "كلمة المرور")}
          show={say("Show password", "إظهار كلمة المرور")}
          hide={say("Hide password", "إخفاء كلمة المرور")}
          defaultValue="hidden-words"
          hint={say("At least 8 characters", "8 أحرف على الأقل")}
        />
      ),
    },
  ],
};
