import type { Workshop } from "../../workshop/workshop.types.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export const workshop: Workshop = {
  title: "Breadcrumbs",
  faces: [
    {
      name: "trail",
      render: (say) => (
        <Breadcrumbs
          label={say("You are here", "أنت هنا")}
          trail={[
            { href: "#home", label: say("Home", "الرئيسية") },
            { href: "#hotels", label: say("Hotels", "الفنادق") },
          ]}
          here={say("Makkah", "مكة المكرمة")}
        />
      ),
    },
  ],
};
