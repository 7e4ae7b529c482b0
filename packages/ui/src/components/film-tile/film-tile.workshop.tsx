import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { FilmPoster } from "../film-poster/film-poster.tsx";
import { FilmTile } from "./film-tile.tsx";

const film = (say: Say) => ({
  href: "#film",
  name: say("The Last Tonga", "آخر عربة"),
  poster: (
    <FilmPoster
      recipe={{ motif: "horse", layout: "horizon", hues: [32, 8, 200], isDark: false }}
      title={{ text: "The Last Tonga", locale: "en" }}
      other={{ text: "آخر عربة", locale: "ar" }}
    />
  ),
  certificate: "PG12",
  genres: say("Drama", "دراما"),
  score: "8.4/10",
  spoken: say("Urdu", "الأوردية"),
  formats: ["2D", "IMAX"],
  when: say("Today 18:30", "اليوم 18:30"),
  price: say("from Rs 983", "ابتداءً من 983 روبية"),
});

export const workshop: Workshop = {
  title: "Film tile",
  faces: [
    {
      name: "a film that is shown",
      render: (say) => (
        <div style={{ inlineSize: "11rem" }}>
          <FilmTile {...film(say)} />
        </div>
      ),
    },
    {
      name: "in a row, not shown yet",
      render: (say) => (
        <FilmTile
          {...film(say)}
          kind="row"
          score={null}
          formats={[]}
          when={say("From 4 Dec", "من 4 ديسمبر")}
          price={undefined}
        />
      ),
    },
  ],
};
