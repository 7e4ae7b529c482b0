import MapPin from "lucide-react/icons/map-pin";
import Plane from "lucide-react/icons/plane";
import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Choices, Combobox } from "./combobox.tsx";

function Sample({ say }: { say: Say }) {
  const all = [
    { id: "KHI", mark: "KHI", icon: Plane, label: say("Karachi", "كراتشي"), detail: say("Pakistan", "باكستان") },
    { id: "RUH", mark: "RUH", icon: Plane, label: say("Riyadh", "الرياض"), detail: say("Saudi Arabia", "السعودية") },
    { id: "JED", mark: "JED", icon: Plane, label: say("Jeddah", "جدة"), detail: say("Saudi Arabia", "السعودية") },
  ];
  const [text, setText] = useState(say("Karachi", "كراتشي"));
  const [chosen, setChosen] = useState<string | null>("KHI");
  const [isOpen, setOpen] = useState(false);
  const options = all.filter(({ label }) => label.includes(text) || all.some((place) => place.label === text));
  return (
    <Combobox
      label={say("From", "من")}
      name="from"
      icon={MapPin}
      value={text}
      isOpen={isOpen}
      onOpen={setOpen}
      onType={setText}
      onLeave={() => undefined}
      onAccept={() => false}
    >
      {isOpen && (
        <Choices
          label={say("From", "من")}
          loading={say("Looking", "جارٍ البحث")}
          empty={say("No place by that name", "لا يوجد مكان بهذا الاسم")}
          count={say(`${options.length} places`, `${options.length} أماكن`)}
          options={options}
          value={chosen}
          onChoose={(id) => {
            setChosen(id);
            setText(all.find((place) => place.id === id)?.label ?? "");
            setOpen(false);
          }}
        />
      )}
    </Combobox>
  );
}

export const workshop: Workshop = {
  title: "Combobox",
  faces: [{ name: "airports", render: (say) => <Sample say={say} /> }],
};
