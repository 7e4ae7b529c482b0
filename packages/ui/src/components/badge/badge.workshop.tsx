import { Inline } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Badge, Status } from "./badge.tsx";

export const workshop: Workshop = {
  title: "Badge and status",
  faces: [
    {
      name: "badges",
      render: (say) => (
        <Inline gap="2">
          <Badge>{say("Direct", "مباشرة")}</Badge>
          <Badge tone="brand">{say("Best fare", "أفضل سعر")}</Badge>
        </Inline>
      ),
    },
    {
      name: "statuses",
      render: (say) => (
        <Inline gap="2">
          <Status tone="success">{say("Confirmed", "مؤكد")}</Status>
          <Status tone="warning">{say("Pending", "قيد الانتظار")}</Status>
          <Status tone="danger">{say("Cancelled", "ملغى")}</Status>
          <Status tone="brand">{say("Refunded", "مسترد")}</Status>
          <Status tone="neutral">{say("Expired", "منتهٍ")}</Status>
        </Inline>
      ),
    },
  ],
};
