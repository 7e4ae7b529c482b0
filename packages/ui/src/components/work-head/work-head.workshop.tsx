import type { Workshop } from "../../workshop/workshop.types.ts";
import { Badge } from "../badge/badge.tsx";
import { FilmPoster } from "../film-poster/film-poster.tsx";
import { WorkHead } from "./work-head.tsx";

export const workshop: Workshop = {
  title: "Work head",
  faces: [
    {
      name: "film",
      render: (say) => (
        <WorkHead
          label={say("About the film", "عن الفيلم")}
          picture={
            <FilmPoster
              recipe={{ motif: "horse", layout: "horizon", hues: [32, 8, 200], isDark: false }}
              title={{ text: say("The Last Tonga", "آخر عربة"), locale: say("en", "ar") === "en" ? "en" : "ar" }}
            />
          }
          back={<a href="#films">{say("All films", "كل الأفلام")}</a>}
          title={say("The Last Tonga", "آخر عربة")}
          score={{ mark: "7.4/10", note: say("924 ratings", "924 تقييمًا") }}
          facts={
            <>
              <Badge tone="neutral">{say("U · All ages", "U · لجميع الأعمار")}</Badge>
              <span>{say("1 h 58 min", "1 س و58 د")}</span>
              <span>{say("Urdu", "الأوردية")}</span>
            </>
          }
          story={say(
            "The last driver of a horse cart in the walled city carries one more passenger home.",
            "آخر سائق عربة في المدينة القديمة يوصل راكبه الأخير إلى بيته.",
          )}
          more={{
            summary: say("The story and who made it", "القصة وصنّاع الفيلم"),
            story: say(
              "On the way he passes every street that he was once paid to cross.",
              "وفي الطريق يمر بكل شارع كان يُدفع له ليعبره.",
            ),
            terms: [{ name: say("Director", "المخرج"), value: say("Sana Rafiq", "سنا رفيق") }],
          }}
        />
      ),
    },
  ],
};
