import ArrowRight from "lucide-react/icons/arrow-right";
import Download from "lucide-react/icons/download";
import { Inline } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Icon } from "../icon/icon.tsx";
import { Button, ButtonLink } from "./button.tsx";

export const workshop: Workshop = {
  title: "Button",
  faces: [
    {
      name: "kinds",
      render: (say) => (
        <Inline>
          <Button kind="next">{say("Search flights", "ابحث عن رحلات")}</Button>
          <Button kind="primary">{say("Sign in", "تسجيل الدخول")}</Button>
          <Button>{say("Change dates", "تغيير التواريخ")}</Button>
          <Button kind="quiet">{say("Not now", "ليس الآن")}</Button>
          <Button kind="danger">{say("Cancel booking", "إلغاء الحجز")}</Button>
        </Inline>
      ),
    },
    {
      name: "with icons",
      render: (say) => (
        <Inline>
          <Button kind="next">
            {say("Continue", "متابعة")}
            <Icon of={ArrowRight} directional />
          </Button>
          <Button>
            <Icon of={Download} />
            {say("Download ticket", "تنزيل التذكرة")}
          </Button>
        </Inline>
      ),
    },
    {
      name: "small",
      render: (say) => (
        <Inline>
          <Button size="small" kind="primary">
            {say("Apply", "تطبيق")}
          </Button>
          <Button size="small">{say("Clear all", "مسح الكل")}</Button>
        </Inline>
      ),
    },
    {
      name: "busy and disabled",
      render: (say) => (
        <Inline>
          <Button kind="next" busy>
            {say("Paying", "جارٍ الدفع")}
          </Button>
          <Button disabled>{say("Sold out", "نفدت المقاعد")}</Button>
        </Inline>
      ),
    },
    {
      name: "as link, wide",
      render: (say) => (
        <ButtonLink kind="primary" wide href="#bookings">
          {say("See my bookings", "عرض حجوزاتي")}
        </ButtonLink>
      ),
    },
  ],
};
