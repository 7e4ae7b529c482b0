import type { BookingSummary } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import type { PosterKind } from "@safar/ui/poster";
import CalendarDays from "lucide-react/icons/calendar-days";
import { Art } from "../../app/art.tsx";
import { productIcons } from "./booking-words.ts";
import * as css from "./list.css.ts";

/** What has a picture of its own; all else is drawn as the place that it is in or leads to. */
const kinds: Readonly<Record<string, PosterKind>> = { events: "event", hotels: "hotel", movies: "film", tours: "tour" };

/** What was booked as a picture, marked with its kind. */
export function BookingArt({
  of: { art, places, product },
  className,
}: {
  readonly of: BookingSummary;
  readonly className: string;
}) {
  const kind = kinds[product ?? ""];
  return (
    <div className={className} aria-hidden="true">
      <Art kind={kind ?? "city"} of={kind ? art : (places[1]?.art ?? art)} sizes="16rem" />
      <span className={css.mark}>
        <Icon of={product === null ? CalendarDays : productIcons[product]} size={16} />
      </span>
    </div>
  );
}
