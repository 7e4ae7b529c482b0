import { Trans, useLingui } from "@lingui/react/macro";
import {
  beginEntry,
  changeEntry,
  checkEntry,
  editions,
  type SavedEntry,
  type SavedTraveller,
  type SaveTrouble,
  type TravellerFields,
  type TravellerProblems,
  type TravellersEvent,
  viewOfEntry,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { VisuallyHidden } from "@safar/ui/layout";
import { TextField } from "@safar/ui/text-field";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { UserRoundX } from "lucide-react";
import { type SubmitEvent, useEffect, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { useHoldWhileTyping } from "../../engine/flows/use-hold-reload.ts";
import { savedTravellersService } from "../../engine/services/saved-travellers.service.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";
import { checkoutOptionsQuery } from "../checkout/checkout-options.ts";
import { DocumentFields } from "../checkout/people/document-fields.tsx";
import { FrequentFlyer } from "../checkout/people/frequent-flyer.tsx";
import { NameFields } from "../checkout/people/name-fields.tsx";
import { ReachFields } from "../checkout/people/reach-fields.tsx";
import * as card from "../checkout/people/traveller-card.css.ts";
import { useFieldOf } from "../checkout/people/traveller-field.tsx";
import { WrongSummary, wrongOf } from "../checkout/people/wrong-summary.tsx";
import { AccountPlace } from "../shell/account-place.tsx";
import { problemWords } from "../shell/problem-words.ts";
import * as css from "./saved-travellers.css.ts";
import { savedTravellersQuery } from "./saved-travellers-query.ts";
import { useListed } from "./use-listed.tsx";

/** What the service complained of, at the fields that say it. */
const problemsOf = ({ documents, frequentFlyer, ...fields }: TravellerFields): TravellerProblems => ({
  ...fields,
  ...(documents === undefined ? {} : { documentNumber: documents }),
  ...(frequentFlyer === undefined ? {} : { frequentFlyerNumber: frequentFlyer }),
});

function Trouble({ trouble }: { trouble: SaveTrouble | null }) {
  const { t } = useLingui();
  if (trouble === null) return null;
  if (trouble.type === "PROBLEM") {
    const { text, title } = problemWords(trouble.problem);
    return (
      <Alert tone="danger" live title={t(title)}>
        {t(text)}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" live title={<Trans>Not saved</Trans>}>
      {trouble.type === "FULL" ? (
        <Trans>Your list of saved travellers is full. Remove someone first.</Trans>
      ) : (
        <Trans>This traveller was removed meanwhile. Add them again if you need them.</Trans>
      )}
    </Alert>
  );
}

/** Somebody to be saved, or saved and put right. */
function TravellerEntry({ saved }: { readonly saved: SavedTraveller | null }) {
  const { t } = useLingui();
  const { dialCode, timeZone } = editions[useFacts().edition];
  const router = useRouter();
  const queryClient = useQueryClient();
  const signedOut = useSignedOut();
  const isAlive = useHydrated();
  const holdWhileTyping = useHoldWhileTyping();
  const options = useSuspenseQuery(checkoutOptionsQuery).data;
  const [entry, setEntry] = useState<SavedEntry>(() => beginEntry(saved));
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null);
  const check = (one: SavedEntry) => checkEntry(one, { dialCode, today: todayIn(timeZone) });
  const send = (event: TravellersEvent) => {
    if (event.type === "details.change") setEntry((before) => changeEntry(before, event.values));
    if (event.type !== "details.check") return;
    setEntry((before) => {
      const checked = check(before);
      const problem = checked.ok ? undefined : checked.error[event.field];
      const { [event.field]: _, ...problems } = before.problems;
      return { ...before, problems: problem === undefined ? problems : { ...problems, [event.field]: problem } };
    });
  };
  const traveller = viewOfEntry(entry);
  const field = useFieldOf(traveller, send);
  const part = { traveller, field };
  const wrong = wrongOf(traveller);
  useEffect(() => {
    const [first] = wrong;
    if (attempts > 0 && first !== undefined) document.getElementById(first.control)?.focus();
    // Only a refused attempt moves the focus, not what is found or put right while typing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempts]);
  const refuse = (problems: TravellerProblems) => {
    setEntry((before) => ({ ...before, problems }));
    setAttempts((count) => count + 1);
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTrouble(null);
    const checked = check(entry);
    if (!checked.ok) return refuse(checked.error);
    setBusy(true);
    const outcome =
      saved === null
        ? await savedTravellersService.create(checked.value)
        : await savedTravellersService.update({ ...checked.value, id: saved.id });
    setBusy(false);
    switch (outcome.type) {
      case "SAVED":
        await queryClient.invalidateQueries({ queryKey: savedTravellersQuery.queryKey });
        return router.navigate({ href: paths.savedTravellers(), replace: true });
      case "INVALID":
        return refuse(problemsOf(outcome.fields));
      case "SIGNED_OUT":
        return signedOut();
      default:
        return setTrouble(outcome);
    }
  };
  return (
    <form className={css.page} onSubmit={(event) => void save(event)} onInput={holdWhileTyping} noValidate>
      {attempts > 0 && <WrongSummary wrong={wrong} />}
      <Trouble trouble={trouble} />
      <section className={card.person}>
        <div className={card.personBody}>
          <VisuallyHidden>
            <h2>
              <Trans>Personal details</Trans>
            </h2>
          </VisuallyHidden>
          <NameFields {...part} options={options} />
          <div className={card.fields}>
            <TextField
              {...field.text("nickname")}
              label={t`Nickname`}
              optional={t`optional`}
              hint={t`What you call them; only you see it`}
              autoComplete="off"
            />
          </div>
          <DocumentFields {...part} countries={options.countries} />
          <div className={card.part}>
            <h3>
              <Trans>Contact details (optional)</Trans>
            </h3>
            <ReachFields field={field} />
          </div>
          <FrequentFlyer {...part} options={options} />
        </div>
      </section>
      <div className={css.actions}>
        <Button kind="next" type="submit" busy={busy} disabled={!isAlive}>
          <Trans>Save the traveller</Trans>
        </Button>
        <ButtonLink kind="quiet" href={paths.savedTravellers()}>
          <Trans>Cancel</Trans>
        </ButtonLink>
      </div>
    </form>
  );
}

/** Somebody saved, found in the list. */
function Found({ id }: { readonly id: string }) {
  const { data, refetch } = useSuspenseQuery(savedTravellersQuery);
  const { listed, trouble } = useListed(data, () => void refetch());
  if (listed === null) return trouble;
  const saved = listed.travellers.find((traveller) => traveller.id === id);
  return saved === undefined ? (
    <EmptyState
      icon={UserRoundX}
      title={<Trans>This traveller is not on your list</Trans>}
      action={
        <ButtonLink href={paths.savedTravellers()}>
          <Trans>Friends and Family</Trans>
        </ButtonLink>
      }
    >
      <Trans>You may have removed them on another device.</Trans>
    </EmptyState>
  ) : (
    <TravellerEntry key={id} saved={saved} />
  );
}

/** Somebody to be saved, or saved already where there is an id. */
export const SavedTravellerPage = ({ id }: { readonly id: string | undefined }) => (
  <AccountPlace>
    <div className={css.page}>
      <h1>{id === undefined ? <Trans>Add a traveller</Trans> : <Trans>Edit a traveller</Trans>}</h1>
      {id === undefined ? <TravellerEntry saved={null} /> : <Found id={id} />}
    </div>
  </AccountPlace>
);
