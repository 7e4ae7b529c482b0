import type { Workshop } from "../../workshop/workshop.types.ts";
import { Brand } from "../brand-mark/brand-mark.tsx";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { TopBar } from "./top-bar.tsx";

export const workshop: Workshop = {
  title: "Top bar",
  faces: [
    {
      name: "solid",
      render: (say) => (
        <TopBar
          brand={<Brand name={say("Safar", "سفر")} />}
          home={{ href: "#home", label: say("Safar, home", "سفر، الرئيسية") }}
          label={say("Main", "الرئيسية")}
          links={[
            { href: "#flights", label: say("Flights", "الطيران"), isCurrent: true },
            { href: "#hotels", label: say("Hotels", "الفنادق") },
          ]}
        >
          <LanguageSwitch
            href="#other"
            lang={say("ar", "en")}
            dir={say("rtl", "ltr")}
            name={say("العربية", "English")}
          />
        </TopBar>
      ),
    },
  ],
};
