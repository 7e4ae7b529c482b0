import { useState } from "react";
import { Inline } from "../../layout/layout.tsx";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Button } from "../button/button.tsx";
import { Dialog, Drawer } from "./dialog.tsx";

function Sample({ say }: { say: Say }) {
  const [shown, setShown] = useState<"dialog" | "drawer">();
  const close = () => setShown(undefined);
  return (
    <Inline>
      <Button onClick={() => setShown("dialog")}>{say("Cancel this booking", "إلغاء هذا الحجز")}</Button>
      <Button onClick={() => setShown("drawer")}>{say("Filters", "عوامل التصفية")}</Button>
      <Dialog
        open={shown === "dialog"}
        onClose={close}
        title={say("Cancel this booking?", "هل تريد إلغاء الحجز؟")}
        close={say("Close", "إغلاق")}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {say("Keep it", "الاحتفاظ بالحجز")}
            </Button>
            <Button kind="danger" onClick={close}>
              {say("Cancel and refund SAR 640", "إلغاء واسترداد 640 ر.س")}
            </Button>
          </>
        }
      >
        <p>
          {say(
            "You paid SAR 740. The airline keeps SAR 100; the rest returns to your card within 7 days.",
            "دفعت 740 ر.س. تحتفظ شركة الطيران بمبلغ 100 ر.س، ويعود الباقي إلى بطاقتك خلال 7 أيام.",
          )}
        </p>
      </Dialog>
      <Drawer
        open={shown === "drawer"}
        onClose={close}
        title={say("Filters", "عوامل التصفية")}
        close={say("Close", "إغلاق")}
        actions={
          <Button kind="primary" onClick={close}>
            {say("Show 42 flights", "عرض 42 رحلة")}
          </Button>
        }
      >
        <p>{say("Stops, times and airlines.", "التوقفات والأوقات وشركات الطيران.")}</p>
      </Drawer>
    </Inline>
  );
}

export const workshop: Workshop = {
  title: "Dialog and drawer",
  faces: [{ name: "press to see", render: (say) => <Sample say={say} /> }],
};
