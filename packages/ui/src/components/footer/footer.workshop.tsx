import type { Workshop } from "../../workshop/workshop.types.ts";
import { Footer } from "./footer.tsx";

export const workshop: Workshop = {
  title: "Footer",
  faces: [
    {
      name: "two columns",
      render: (say) => (
        <Footer
          columns={[
            {
              title: say("Book", "احجز"),
              links: [
                { href: "#flights", label: say("Flights", "الطيران") },
                { href: "#hotels", label: say("Hotels", "الفنادق") },
              ],
            },
            {
              title: say("Help", "المساعدة"),
              links: [
                { href: "#contact", label: say("Contact us", "اتصل بنا") },
                { href: "#refunds", label: say("Refunds", "الاسترداد") },
              ],
            },
          ]}
        >
          {say("Safar, open source under MIT", "سفر، مفتوح المصدر برخصة MIT")}
        </Footer>
      ),
    },
  ],
};
