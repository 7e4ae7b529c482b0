import { Trans, useLingui } from "@lingui/react/macro";
import type { Country, TravellersView } from "@safar/engine";
import { PhoneField } from "@safar/ui/phone-field";
import { TextField } from "@safar/ui/text-field";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { phoneOf, splitPhone } from "../../account/form-data.ts";
import { phoneHint } from "../../shell/phone-hint.tsx";
import { travellerFieldWords } from "./field-words.ts";
import * as css from "./traveller-card.css.ts";
import { fieldId, type SendTravellers } from "./traveller-field.tsx";

export const contactId = (field: "email" | "phone"): string => fieldId("contact", field);

/** Where what was booked and news of changes go. One for the whole party. */
export function ContactCard({
  view,
  countries,
  suggested,
  purpose,
  isAlone = false,
  send,
}: {
  view: TravellersView;
  countries: readonly Country[];
  /** The signed-in person's own address. */
  suggested: string | undefined;
  /** What they are reached for. */
  purpose: ReactNode;
  /** The page is called so already. */
  isAlone?: boolean;
  send: SendTravellers;
}) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const titleId = useId();
  const { contact, contactProblems } = view;
  const read = (filled: number) => ({
    ...splitPhone(contact.phone, countries, edition),
    phone: contact.phone,
    filled,
  });
  const [typed, setTyped] = useState(() => read(0));
  // It was filled in meanwhile, from the account of whoever is signed in: the field begins anew with that.
  if (contact.phone !== typed.phone) setTyped(read(typed.filled + 1));
  const dialCode = countries.find(({ code }) => code === typed.country)?.dialCode ?? "";
  useEffect(() => {
    if (contact.email === "" && suggested !== undefined) send({ type: "contact.change", values: { email: suggested } });
    // Once, as the form opens: whoever empties the field wants it empty.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const errorOf = (field: "email" | "phone") => {
    const problem = contactProblems[field];
    return problem && t(travellerFieldWords(field, problem, locale));
  };
  const take = (change: Partial<Pick<typeof typed, "country" | "number">>) => {
    const { country, number } = { ...typed, ...change };
    // The edition's own needs no dial code.
    const phone = country === edition ? number : phoneOf(number, country, countries);
    setTyped({ ...typed, country, number, phone });
    send({ type: "contact.change", values: { phone } });
  };
  return (
    <section
      className={css.person}
      {...(isAlone ? { "aria-label": t`How we reach you` } : { "aria-labelledby": titleId })}
    >
      <div className={css.personHead}>
        <div className={css.personTitle}>
          {!isAlone && (
            <h2 id={titleId}>
              <Trans>How we reach you</Trans>
            </h2>
          )}
          <span className={isAlone ? css.purposeAlone : css.ages}>{purpose}</span>
        </div>
      </div>
      <div className={css.personBody}>
        <div className={css.fields}>
          <TextField
            id={contactId("email")}
            error={errorOf("email")}
            label={t`Email`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="section-contact email"
            dir="ltr"
            value={contact.email}
            onChange={({ target }) => send({ type: "contact.change", values: { email: target.value } })}
          />
          <PhoneField
            key={typed.filled}
            id={contactId("phone")}
            error={errorOf("phone")}
            label={t`Mobile number`}
            hint={phoneHint(dialCode)}
            name="phone"
            autoComplete="section-contact tel-national"
            codeLabel={t`Country code`}
            codeName="country"
            codes={countries.map(({ code, dialCode, name }) => ({ value: code, code: dialCode, name }))}
            defaultCode={typed.country}
            onCodeChange={(country) => take({ country })}
            value={typed.number}
            onChange={({ target }) => take({ number: target.value })}
          />
        </div>
      </div>
    </section>
  );
}
