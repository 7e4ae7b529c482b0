import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import * as css from "./booking.css.ts";

/** Who travels, one name after the other; none is broken in two where there is room for it on the next line. */
export function NameList({
  of,
}: {
  of: readonly { readonly id: string; readonly firstName: string; readonly lastName: string }[];
}) {
  const { locale } = useFacts();
  const separator = commaIn(locale).trimEnd();
  return of.map(({ id, firstName, lastName }, place) => (
    <span key={id}>
      <span className={css.oneName}>
        <bdi>
          {firstName} {lastName}
        </bdi>
        {place < of.length - 1 && separator}
      </span>{" "}
    </span>
  ));
}
