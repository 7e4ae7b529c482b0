import Luggage from "lucide-react/icons/luggage";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { ButtonLink } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export const workshop: Workshop = {
  title: "Empty state",
  faces: [
    {
      name: "no trips",
      render: (say) => (
        <EmptyState
          icon={Luggage}
          heading="h3"
          title={say("No trips yet", "لا رحلات بعد")}
          action={
            <ButtonLink kind="next" href="#search">
              {say("Find a flight", "ابحث عن رحلة")}
            </ButtonLink>
          }
        >
          {say(
            "What you book will wait for you here, also without a connection.",
            "ستجد هنا كل ما تحجزه، حتى دون اتصال بالإنترنت.",
          )}
        </EmptyState>
      ),
    },
  ],
};
