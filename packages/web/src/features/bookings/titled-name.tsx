import { useLingui } from "@lingui/react/macro";
import { titleWords } from "../checkout/people/traveller-words.ts";

const isKnown = (title: string): title is keyof typeof titleWords => Object.hasOwn(titleWords, title);

/** A name as on the ticket, with its title in the reader's language; a title that is not known here stays as it came. */
export function TitledName({
  of: { title, firstName, lastName },
}: {
  of: { readonly title: string; readonly firstName: string; readonly lastName: string };
}) {
  const { t } = useLingui();
  return (
    <>
      {isKnown(title) ? t(titleWords[title]) : title}{" "}
      <bdi>
        {firstName} {lastName}
      </bdi>
    </>
  );
}
