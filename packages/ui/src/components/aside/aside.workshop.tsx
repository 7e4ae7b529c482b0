import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Button } from "../button/button.tsx";
import { Aside } from "./aside.tsx";

function Sample({ say }: { say: Say }) {
  const [isShown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>{say("Choose seats", "اختر المقاعد")}</Button>
      <Aside
        open={isShown}
        onClose={close}
        title={say("How many seats do you need?", "كم مقعدًا تحتاج؟")}
        close={say("Close", "إغلاق")}
        actions={
          <Button kind="next" onClick={close}>
            {say("Show the best seats", "اعرض أفضل المقاعد")}
          </Button>
        }
      >
        <p>{say("At most five in one booking.", "خمسة على الأكثر في الحجز الواحد.")}</p>
      </Aside>
    </>
  );
}

export const workshop: Workshop = {
  title: "Aside",
  faces: [{ name: "press to see", render: (say) => <Sample say={say} /> }],
};
