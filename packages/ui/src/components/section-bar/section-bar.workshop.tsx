import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { SectionBar } from "./section-bar.tsx";

function Read({ say }: { say: Say }) {
  const [current, setCurrent] = useState("bar-rooms");
  return (
    <SectionBar
      label={say("About this hotel", "عن هذا الفندق")}
      current={current}
      onGo={setCurrent}
      sections={[
        { id: "bar-overview", label: say("Overview", "نظرة عامة") },
        { id: "bar-rooms", label: say("Rooms", "الغرف") },
        { id: "bar-reviews", label: say("Reviews", "التقييمات") },
      ]}
    />
  );
}

export const workshop: Workshop = {
  title: "Section bar",
  faces: [{ name: "in the middle of a page", render: (say) => <Read say={say} /> }],
};
