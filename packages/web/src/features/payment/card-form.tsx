import { Trans, useLingui } from "@lingui/react/macro";
import { type CardEntry, type CardFields, cardFactsOf, readExpiry } from "@safar/engine";
import { Checkbox } from "@safar/ui/checkbox";
import { Icon } from "@safar/ui/icon";
import { MaskedField } from "@safar/ui/masked-field";
import { TextField } from "@safar/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { createContext, type ReactNode, use, useEffect, useId, useState } from "react";
import { useHoldWhileTyping } from "../../engine/flows/use-hold-reload.ts";
import { shellQuery } from "../../session/queries.ts";
import { textIn } from "../account/form-data.ts";
import { brandNames } from "./card-kinds.tsx";
import { type PaidBy, PayBar, PayButton } from "./pay-bar.tsx";
import * as css from "./payment.css.ts";
import { cardWords } from "./payment-words.ts";

const order = ["number", "expiry", "securityCode", "holder"] as const satisfies readonly (keyof CardEntry)[];

/** What was typed of a card, but for its code, as long as its page lives: whoever looks at another way to pay finds it again. */
export const TypedCard = createContext<Map<"expiry" | "holder" | "number", string> | null>(null);

const useTyped = (field: "expiry" | "holder" | "number") => {
  const typed = use(TypedCard);
  const [value, setValue] = useState(() => typed?.get(field) ?? "");
  const type = (next: string): void => {
    setValue(next);
    typed?.set(field, next);
  };
  return [value, type] as const;
};

/** A card as it is typed. It lives in its page alone and goes from it to the vault. */
export function CardForm({
  fields,
  busy,
  blocked = false,
  submit,
  alwaysSaves = false,
  paid,
  onSubmit,
}: {
  fields: CardFields;
  busy: boolean;
  /** Whether something else has to be done first. */
  blocked?: boolean;
  submit: ReactNode;
  /** Whether the card is entered in order to be kept, so that there is nothing to choose. */
  alwaysSaves?: boolean;
  /** What is to pay by it, where something is. */
  paid?: PaidBy;
  onSubmit: (card: CardEntry, save: boolean) => void;
}) {
  const { t } = useLingui();
  const { isSandbox, viewer } = useSuspenseQuery(shellQuery).data;
  const holdWhileTyping = useHoldWhileTyping();
  const base = useId();
  const [number, setNumber] = useTyped("number");
  const [expiry, setExpiry] = useTyped("expiry");
  const [holder, setHolder] = useTyped("holder");
  const { brand, mask, printed, codeLength } = cardFactsOf(number);
  useEffect(() => {
    const wrong = order.find((field) => fields[field] !== undefined);
    if (wrong !== undefined) document.getElementById(`${base}${wrong}`)?.focus();
  }, [fields, base]);
  const errorOf = (field: keyof CardEntry) => {
    const problem = fields[field];
    return problem && t(cardWords(field, problem));
  };
  const button = (
    <PayButton type="submit" busy={busy} blocked={blocked}>
      {submit}
    </PayButton>
  );
  return (
    <form
      className={css.form}
      noValidate
      onInput={holdWhileTyping}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || blocked) return;
        const data = new FormData(event.currentTarget);
        const card = {
          number,
          expiry,
          securityCode: textIn(data, "security-code"),
          holder,
        };
        onSubmit(card, alwaysSaves || data.get("save") !== null);
      }}
    >
      <div className={css.numbered}>
        <MaskedField
          id={`${base}number`}
          label={t`Card number`}
          mask={mask}
          value={printed}
          onValue={setNumber}
          inputMode="numeric"
          autoComplete="cc-number"
          spellCheck={false}
          error={errorOf("number")}
        />
        {brand !== null && (
          <span className={css.brand}>
            <bdi>{brandNames[brand]}</bdi>
          </span>
        )}
      </div>
      <div className={css.pair}>
        <TextField
          id={`${base}expiry`}
          label={t`Expiry date`}
          dir="ltr"
          value={expiry}
          onChange={({ currentTarget }) => setExpiry(readExpiry(currentTarget.value))}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t`MM/YY`}
          error={errorOf("expiry")}
        />
        <TextField
          id={`${base}securityCode`}
          label={t`Security code`}
          name="security-code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={codeLength}
          hint={
            codeLength === 4 ? <Trans>4 digits, on the front</Trans> : <Trans>3 digits, on the back of the card</Trans>
          }
          error={errorOf("securityCode")}
        />
      </div>
      <TextField
        id={`${base}holder`}
        label={t`Name on the card`}
        name="holder"
        value={holder}
        onChange={({ currentTarget }) => setHolder(currentTarget.value)}
        dir="auto"
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        error={errorOf("holder")}
      />
      {viewer && !alwaysSaves && (
        <Checkbox
          name="save"
          label={<Trans>Save this card for next time</Trans>}
          hint={<Trans>We keep a token of it, never its number.</Trans>}
        />
      )}
      {paid === undefined ? button : <PayBar {...paid}>{button}</PayBar>}
      <p className={css.safety}>
        <Icon of={LockKeyhole} size={16} />
        <span>
          {isSandbox ? (
            <Trans>
              This is a demonstration: no bank is asked and no money moves. Enter an invented card, such as{" "}
              <bdi dir="ltr" className={css.whole}>
                4000 0566 5566 5556
              </bdi>
              .
            </Trans>
          ) : (
            <Trans>Your card goes to the payment vault over an encrypted connection. Safar does not store it.</Trans>
          )}
        </span>
      </p>
    </form>
  );
}
