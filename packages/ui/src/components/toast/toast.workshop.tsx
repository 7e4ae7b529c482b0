import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Button } from "../button/button.tsx";
import { type ToastItem, ToastRegion } from "./toast.tsx";

function Sample({ say }: { say: Say }) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const add = () =>
    setToasts([
      ...toasts,
      {
        id: String(toasts.length),
        tone: "success",
        message: say("Saved to your trips", "حُفظت في رحلاتك"),
        lasts: 6000,
      },
    ]);
  return (
    <>
      <Button onClick={add}>{say("Save trip", "احفظ الرحلة")}</Button>
      <ToastRegion
        label={say("Notices", "إشعارات")}
        close={say("Close", "إغلاق")}
        toasts={toasts}
        onClose={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

export const workshop: Workshop = {
  title: "Toast",
  faces: [{ name: "press to see", render: (say) => <Sample say={say} /> }],
};
