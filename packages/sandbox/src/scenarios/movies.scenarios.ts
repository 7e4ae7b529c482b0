import { type Scenario, scenariosBy } from "./scenario.ts";

/** What a film does to whoever books it. */
export type FilmEffect = {
  /** How full its halls are. */
  readonly crowd?: "nearly_full" | "empty";
  /** Somebody else takes a place while one looks at the map. */
  readonly hasRivals?: boolean;
};

const map = ["C067", "C068"];
const order = ["C067", "C068", "P016", "C070"];

// biome-ignore format: a table is read by its rows.
export const movieScenarios: readonly Scenario<FilmEffect>[] = [
  ...scenariosBy<FilmEffect>("film", [
    ["seats_vanish", "almost-full", map, { crowd: "nearly_full", hasRivals: true }, "Hardly a place is left, and somebody takes another while you look.", "لم يبقَ إلا القليل من المقاعد، وشخص آخر يحجز منها وأنت تنظر."],
    ["empty_hall", "quiet-matinee", map, { crowd: "empty" }, "Nobody has booked a place yet.", "لم يحجز أحد مقعدًا بعد."],
  ]),
  ...scenariosBy<FilmEffect>("switch", [
    ["show_begun", "", order, null, "The show begins while you reserve: nothing is charged.", "يبدأ العرض أثناء الحجز، ولا يُخصم أي مبلغ."],
    ["movie_price_rises", "", order, null, "The price is higher when it is confirmed.", "يرتفع السعر عند تأكيده."],
    ["no_showtimes", "", ["C067"], null, "The film is shown on no day.", "لا عروض للفيلم في أي يوم."],
  ]),
];

export const effectOfFilm = (slug: string): FilmEffect =>
  movieScenarios.find(({ trigger }) => trigger.by === "film" && trigger.value === slug)?.does ?? {};
