import BedDouble from "lucide-react/icons/bed-double";
import Bus from "lucide-react/icons/bus";
import Plane from "lucide-react/icons/plane";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Tabs } from "./tabs.tsx";

export const workshop: Workshop = {
  title: "Tabs",
  faces: [
    {
      name: "verticals",
      render: (say) => (
        <Tabs
          label={say("What do you book?", "ماذا تحجز؟")}
          tabs={[
            {
              id: "flights",
              icon: Plane,
              label: say("Flights", "رحلات الطيران"),
              panel: say("Fly between 60 cities.", "سافر بين 60 مدينة."),
            },
            {
              id: "hotels",
              icon: BedDouble,
              label: say("Hotels", "الفنادق"),
              panel: say("Stay near the Grand Mosque or the sea.", "أقم قرب المسجد الحرام أو البحر."),
            },
            {
              id: "buses",
              icon: Bus,
              label: say("Buses", "الحافلات"),
              panel: say("Motorway buses, seat by seat.", "حافلات بين المدن مع اختيار المقعد."),
            },
          ]}
        />
      ),
    },
  ],
};
