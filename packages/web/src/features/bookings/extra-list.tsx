import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import { countedTitles } from "../checkout/extras/counted-titles.ts";
import * as css from "./booking.css.ts";

type Extra = { readonly title: string; readonly quantity: number };

/** What was chosen beyond the fare, each thing once, with how often. None is broken in two where there is room for it on the next line. */
export function ExtraList({ of }: { of: readonly Extra[] }) {
  const { locale } = useFacts();
  const separator = commaIn(locale).trimEnd();
  const titles = countedTitles(of);
  return titles.map((title, place) => (
    <span key={title}>
      <span className={css.oneName}>
        <bdi>{title}</bdi>
        {place < titles.length - 1 && separator}
      </span>{" "}
    </span>
  ));
}
