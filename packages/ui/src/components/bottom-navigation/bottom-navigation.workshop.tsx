import Bell from "lucide-react/icons/bell";
import House from "lucide-react/icons/house";
import Settings from "lucide-react/icons/settings";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";

export const workshop: Workshop = {
  title: "Bottom navigation",
  faces: [
    {
      name: "five places",
      render: (say) => (
        <BottomNavigation
          label={say("Main", "الرئيسية")}
          entries={[
            { href: "#home", label: say("Home", "الرئيسية"), icon: House, isCurrent: true },
            { href: "#bookings", label: say("Bookings", "الحجوزات"), icon: Ticket },
            { href: "#family", label: say("Family", "العائلة"), icon: Users },
            {
              href: "#news",
              label: say("Notices", "الإشعارات"),
              icon: Bell,
              count: { shown: "3", label: say("3 unread", "3 غير مقروءة") },
            },
            { href: "#settings", label: say("Settings", "الإعدادات"), icon: Settings },
          ]}
        />
      ),
    },
  ],
};
