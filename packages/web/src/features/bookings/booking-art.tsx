import type { BookingSummary } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import CalendarDays from "lucide-react/icons/calendar-days";
import { Art } from "../../app/art.tsx";
import { productIcons } from "./booking-words.ts";
import * as css from "./list.css.ts";
import { useListedKind } from "./listed-kinds.ts";

/** What was booked as a picture, marked with its kind. */
export function BookingArt({
  of: { art, places, product },
  className,
}: {
  readonly of: BookingSummary;
  readonly className: string;
}) {
  const { poster } = useListedKind({ product });
  return (
    <div className={className} aria-hidden="true">
      <Art kind={poster ?? "city"} of={poster ? art : (places[1]?.art ?? art)} sizes="16rem" />
      <span className={css.mark}>
        <Icon of={product === null ? CalendarDays : productIcons[product]} size={16} />
      </span>
    </div>
  );
}
