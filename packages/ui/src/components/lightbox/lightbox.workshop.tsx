import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Button } from "../button/button.tsx";
import { Poster } from "../poster/poster.tsx";
import { Lightbox } from "./lightbox.tsx";

const kinds = ["hotel", "lobby", "pool"] as const;

function Opened({ say }: { say: Say }) {
  const [isOpen, setOpen] = useState(false);
  const caption = say("Dar Al Noor", "دار النور");
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("Show all pictures", "اعرض كل الصور")}</Button>
      {isOpen && (
        <Lightbox
          title={caption}
          start={0}
          onClose={() => setOpen(false)}
          slides={kinds.map((kind) => ({
            key: kind,
            caption,
            picture: <Poster kind={kind} name="Dar Al Noor" alt={caption} />,
            thumb: <Poster kind={kind} name="Dar Al Noor" />,
          }))}
          words={{
            close: say("Close", "إغلاق"),
            previous: say("Previous", "السابقة"),
            next: say("Next", "التالية"),
            place: (number) => `${number} / ${kinds.length}`,
            goTo: (number) => say(`Picture ${number}`, `الصورة ${number}`),
          }}
        />
      )}
    </>
  );
}

export const workshop: Workshop = {
  title: "Lightbox",
  faces: [{ name: "three pictures", render: (say) => <Opened say={say} /> }],
};
