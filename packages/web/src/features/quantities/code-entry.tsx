import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Disclosure } from "@safar/ui/disclosure";
import { TextField } from "@safar/ui/text-field";
import { type FormEvent, useState } from "react";
import * as css from "./quantities.css.ts";

/** A code that opens what is not shown to everybody. It is asked for only by who has one. */
export function CodeEntry({
  state,
  busy,
  onEnter,
}: {
  readonly state: "none" | "opened" | "unknown";
  readonly busy: boolean;
  readonly onEnter: (code: string) => void;
}) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "") onEnter(code.trim());
  };
  return (
    <Disclosure title={<Trans>Do you have a code?</Trans>} open={state !== "none"}>
      <form className={css.code} onSubmit={enter} noValidate>
        <TextField
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          label={t`Code`}
          value={code}
          hint={state === "opened" ? t`Your code has opened what is reserved for you.` : undefined}
          error={state === "unknown" ? t`This code opens nothing here. Check how it is spelt.` : undefined}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" busy={busy}>
          <Trans>Use the code</Trans>
        </Button>
      </form>
    </Disclosure>
  );
}
