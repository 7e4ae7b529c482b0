import MapPin from "lucide-react/icons/map-pin";
import Plane from "lucide-react/icons/plane";
import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Combobox } from "./combobox.tsx";

function Sample({ say }: { say: Say }) {
  const all = [
    { id: "KHI", mark: "KHI", icon: Plane, label: say("Karachi", "كراتشي"), detail: say("Pakistan", "باكستان") },
    { id: "RUH", mark: "RUH", icon: Plane, label: say("Riyadh", "الرياض"), detail: say("Saudi Arabia", "السعودية") },
    { id: "JED", mark: "JED", icon: Plane, label: say("Jeddah", "جدة"), detail: say("Saudi Arabia", "السعودية") },
  ];
  const [text, setText] = useState(say("Karachi", "كراتشي"));
  const [chosen, setChosen] = useState<string | null>("KHI");
  return (
    <Combobox
      locale={say("en", "ar-SA-u-nu-latn") === "en" ? "en-GB" : "ar-SA-u-nu-latn"}
      label={say("From", "من")}
      name="from"
      icon={MapPin}
      loading={say("Looking", "جارٍ البحث")}
      empty={say("No place by that name", "لا يوجد مكان بهذا الاسم")}
      options={all.filter(({ label }) => label.includes(text) || all.some((place) => place.label === text))}
      inputValue={text}
      onInputChange={setText}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        setText(all.find((place) => place.id === id)?.label ?? "");
      }}
    />
  );
}

export const workshop: Workshop = {
  title: "Combobox",
  faces: [{ name: "airports", render: (say) => <Sample say={say} /> }],
};
