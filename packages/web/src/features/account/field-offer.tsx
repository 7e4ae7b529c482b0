import { Trans } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { type FocusEvent, type ReactNode, useState } from "react";
import { afterPress } from "../../app/hooks/after-press.ts";
import * as css from "./account.css.ts";
import type { PhoneCountry } from "./form-data.ts";

type Use = { readonly onUse: () => void };

/** What a field may have meant: said as it appears, and taken by one press. */
const FieldOffer = ({ children, use, onUse }: Use & { readonly children: ReactNode; readonly use: ReactNode }) => (
  <div className={css.offer} role="status">
    <span>{children}</span>
    <Button size="small" onClick={onUse}>
      <span>{use}</span>
    </Button>
  </div>
);

/** That a number is written as those of another country are. */
export function CountryOffer({ country, onUse }: Use & { readonly country: PhoneCountry & { readonly name: string } }) {
  const { name } = country;
  const dialled = <bdi dir="ltr">{country.dialCode}</bdi>;
  return (
    <FieldOffer use={<Trans>Use {dialled}</Trans>} onUse={onUse}>
      <Trans>
        This looks like a number of {name} ({dialled}).
      </Trans>
    </FieldOffer>
  );
}

/** That an email address has a slip in it. */
export const EmailOffer = ({ meant, onUse }: Use & { readonly meant: string }) => (
  <FieldOffer use={<Trans>Use it</Trans>} onUse={onUse}>
    <Trans>
      Did you mean <bdi dir="ltr">{meant}</bdi>?
    </Trans>
  </FieldOffer>
);

type Field = { readonly id: string; readonly error: string | undefined; readonly kept: string };

/** What a field says once it is left, or refused as it was `kept`: half of a text has no slips. `replace` puts another one in its place. */
export const useSaid = ({ id, error, kept }: Field) => {
  const [left, setLeft] = useState("");
  const replace = (text: string) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = text;
    // Its form hears of it as of what is typed.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  const listeners = {
    onInput: () => setLeft(""),
    onBlur: ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => afterPress(() => setLeft(value)),
  };
  return { said: left || (error === undefined ? "" : kept), replace, listeners };
};
