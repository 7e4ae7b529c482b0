import LogOut from "lucide-react/icons/log-out";
import Ticket from "lucide-react/icons/ticket";
import Wallet from "lucide-react/icons/wallet";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { kinds as buttonKinds } from "../button/button.css.ts";
import { Menu } from "./menu.tsx";

export const workshop: Workshop = {
  title: "Menu",
  faces: [
    {
      name: "account",
      render: (say) => (
        <Menu
          triggerClass={buttonKinds.secondary}
          trigger={say("Amal", "أمل")}
          heading={say("Signed in as Amal", "مسجّل الدخول باسم أمل")}
          items={[
            { id: "wallet", label: say("My wallet", "محفظتي"), icon: Wallet, href: "#wallet" },
            { id: "bookings", label: say("My bookings", "حجوزاتي"), icon: Ticket, href: "#bookings" },
            { id: "out", label: say("Sign out", "تسجيل الخروج"), icon: LogOut, onSelect: () => undefined },
          ]}
        />
      ),
    },
  ],
};
