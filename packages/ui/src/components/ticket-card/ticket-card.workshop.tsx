import Plane from "lucide-react/icons/plane";
import { SampleCode } from "../../workshop/sample-code.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Status } from "../badge/badge.tsx";
import { TicketCard, TicketFacts, TicketLeg } from "./ticket-card.tsx";

export const workshop: Workshop = {
  title: "Ticket",
  faces: [
    {
      name: "flight",
      render: (say) => (
        <TicketCard
          head={
            <>
              <span>
                {say("Karakoram Air", "طيران قراقرم")} <bdi>KQ 412</bdi>
              </span>
              <span>{say("Thursday 3 December 2026", "الخميس 3 ديسمبر 2026")}</span>
            </>
          }
          stub={
            <>
              <SampleCode />
              <div>
                <strong>
                  <bdi>SFR-48213</bdi>
                </strong>
              </div>
              <Status tone="success">{say("Confirmed", "مؤكد")}</Status>
            </>
          }
        >
          <TicketLeg
            icon={Plane}
            turn={45}
            from={{ time: "08:25", place: say("Karachi KHI", "كراتشي KHI") }}
            to={{ time: "10:40", place: say("Riyadh RUH", "الرياض RUH") }}
            between={
              <>
                {say("4 h 15 min", "4 س 15 د")}
                <br />
                {say("Direct", "مباشرة")}
              </>
            }
          />
          <TicketFacts
            facts={[
              { label: say("Traveller", "المسافر"), value: say("Amal Qureshi", "أمل القريشي") },
              { label: say("Seat", "المقعد"), value: "14A" },
              { label: say("Gate", "البوابة"), value: "B7" },
              { label: say("Hijri date", "التاريخ الهجري"), value: say("23 Jumada II 1448", "23 جمادى الآخرة 1448") },
            ]}
          />
        </TicketCard>
      ),
    },
  ],
};
