import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Stepper } from "./stepper.tsx";

function Sample({ say, start, error }: { say: Say; start: number; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label={say("Children", "الأطفال")}
      hint={say("2 to 11 years", "من سنتين إلى 11 سنة")}
      name="children"
      value={value}
      min={0}
      max={4}
      onChange={setValue}
      less={say("One child fewer", "طفل أقل")}
      more={say("One child more", "طفل إضافي")}
      error={error}
    />
  );
}

export const workshop: Workshop = {
  title: "Stepper",
  faces: [
    { name: "between", render: (say) => <Sample say={say} start={2} /> },
    { name: "at its least", render: (say) => <Sample say={say} start={0} /> },
    {
      name: "with an error",
      render: (say) => <Sample say={say} start={4} error={say("At most 3 of them", "ثلاثة على الأكثر")} />,
    },
  ],
};
