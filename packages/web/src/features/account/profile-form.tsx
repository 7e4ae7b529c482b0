import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Account,
  accountMinAge,
  checkBirthDate,
  checkEmail,
  checkSpokenName,
  editions,
  type Gender,
  type Problem,
  type ProfileChanges,
  type ProfileFields,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { RadioGroup } from "@safar/ui/radio-group";
import { TextField } from "@safar/ui/text-field";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { profileService } from "../../engine/services/profile.service.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { BirthDateField } from "../shell/date-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { EmailEntry } from "./email-entry.tsx";
import { dateIn, textIn } from "./form-data.ts";
import { TroubleAlert } from "./trouble-alert.tsx";

const genderIn = (data: FormData): Gender | undefined => {
  const gender = textIn(data, "gender");
  return gender === "male" || gender === "female" ? gender : undefined;
};

/** What was typed, in canonical form, or what is wrong with it. What may stay empty and does is left as it is. */
const readChanges = (data: FormData, today: string): { changes: ProfileChanges; fields: ProfileFields } => {
  const name = checkSpokenName(textIn(data, "name"));
  const email = checkEmail(textIn(data, "email"));
  const typedBirthDate = dateIn(data, "birthDate");
  const birthDate = typedBirthDate === "" ? null : checkBirthDate(typedBirthDate, today, accountMinAge);
  const gender = genderIn(data);
  return {
    changes: {
      ...(name.ok ? { name: name.value } : {}),
      ...(email.ok ? { email: email.value } : {}),
      ...(birthDate?.ok ? { birthDate: birthDate.value } : {}),
      ...(gender === undefined ? {} : { gender }),
    },
    fields: {
      ...(name.ok ? {} : { name: name.error }),
      ...(email.ok ? {} : { email: email.error }),
      ...(birthDate === null || birthDate.ok ? {} : { birthDate: birthDate.error }),
    },
  };
};

type State = { readonly busy: boolean; readonly fields: ProfileFields; readonly problem: Problem | null };

export function ProfileForm({
  account,
  onSaved,
  onCancel,
}: {
  account: Account;
  onSaved: (account: Account) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { timeZone } = editions[useFacts().edition];
  const signedOut = useSignedOut();
  const [{ busy, fields, problem }, setState] = useState<State>({ busy: false, fields: {}, problem: null });

  const save = async (data: FormData) => {
    const { changes, fields } = readChanges(data, todayIn(timeZone));
    if (Object.keys(fields).length > 0) return setState({ busy: false, fields, problem: null });
    setState({ busy: true, fields: {}, problem: null });
    const outcome = await profileService.update(changes);
    switch (outcome.type) {
      case "PROFILE":
        return onSaved(outcome.account);
      case "INVALID":
        return setState({ busy: false, fields: outcome.fields, problem: null });
      case "PROBLEM":
        return setState({ busy: false, fields: {}, problem: outcome.problem });
      case "SIGNED_OUT":
        return signedOut();
    }
  };

  return (
    <>
      <AccountForm
        problems={fields}
        busy={busy}
        submit={<Trans>Save</Trans>}
        alert={<TroubleAlert trouble={problem && { type: "PROBLEM", problem }} />}
        onSubmit={(data) => void save(data)}
      >
        {(field) => (
          <>
            <TextField {...field("name")} label={t`Name`} name="name" autoComplete="name" defaultValue={account.name} />
            <EmailEntry {...field("email")} email={account.email} />
            <RadioGroup
              label={t`Gender`}
              name="gender"
              {...(account.gender ? { defaultValue: account.gender } : {})}
              choices={[
                { value: "female", label: t`Female` },
                { value: "male", label: t`Male` },
              ]}
            />
            <BirthDateField
              {...field("birthDate")}
              label={t`Date of birth`}
              name="birthDate"
              autoComplete="bday"
              value={account.birthDate ?? ""}
            />
          </>
        )}
      </AccountForm>
      <Button kind="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}
