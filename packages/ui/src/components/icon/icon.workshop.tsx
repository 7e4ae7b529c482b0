import ArrowRight from "lucide-react/icons/arrow-right";
import BedDouble from "lucide-react/icons/bed-double";
import Bus from "lucide-react/icons/bus";
import Clapperboard from "lucide-react/icons/clapperboard";
import Plane from "lucide-react/icons/plane";
import Ticket from "lucide-react/icons/ticket";
import TrainFront from "lucide-react/icons/train-front";
import { Inline } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Icon } from "./icon.tsx";

export const workshop: Workshop = {
  title: "Icon",
  faces: [
    {
      name: "set",
      render: () => (
        <Inline>
          {[Plane, BedDouble, Bus, TrainFront, Ticket, Clapperboard].map((glyph) => (
            <Icon key={glyph.displayName} of={glyph} size={28} />
          ))}
        </Inline>
      ),
    },
    {
      name: "directional",
      render: (say) => (
        <Inline gap="2">
          {say("Onward", "التالي")}
          <Icon of={ArrowRight} directional />
        </Inline>
      ),
    },
  ],
};
