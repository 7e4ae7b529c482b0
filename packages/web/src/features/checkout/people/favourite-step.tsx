import { Trans, useLingui } from "@lingui/react/macro";
import type { SaveDue, TravellerDraft, TravellersView } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { arrange } from "@safar/ui/masked-field";
import { useEffect, useRef, useState } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { formatDate } from "../../../i18n/days.ts";
import * as css from "./favourite-step.css.ts";
import { detailWords, type SaveAs, troubleWords } from "./favourite-words.ts";
import * as card from "./traveller-card.css.ts";
import type { SendTravellers } from "./traveller-field.tsx";
import { documentMasks, documentWords, titleWords } from "./traveller-words.ts";

/** A detail as a line. */
const useDetailText = () => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const regions = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  return (field: keyof TravellerDraft, draft: Partial<TravellerDraft>): string => {
    const { birthDate, documents, frequentFlyer, gender, nationality, title } = draft;
    switch (field) {
      case "title":
        return title === undefined ? "–" : t(titleWords[title]);
      case "gender":
        return gender === "female" ? t`Female` : t`Male`;
      case "birthDate":
        return birthDate === undefined ? "–" : formatDate(birthDate, locale);
      case "nationality":
        return nationality ? (regions.of(nationality) ?? nationality) : "–";
      case "documents":
        return (
          documents
            ?.map(({ kind, number }) => `${t(documentWords[kind])} ${arrange(number, documentMasks[kind])}`)
            .join(" · ") || "–"
        );
      case "frequentFlyer":
        return frequentFlyer?.number ?? "–";
      default:
        return draft[field] || "–";
    }
  };
};

function Changes({ due }: { due: Extract<SaveDue, { kind: "changed" }> }) {
  const { t } = useLingui();
  const textOf = useDetailText();
  const fields = Object.keys(detailWords).filter((field): field is keyof TravellerDraft => field in due.changes);
  return (
    <dl className={css.changes}>
      {fields.map((field) => (
        <div key={field} className={css.change}>
          <dt className={css.changeName}>{t(detailWords[field])}</dt>
          <dd className={css.changeValue}>
            <s>
              <bdi>{textOf(field, due.saved)}</bdi>
            </s>{" "}
            <strong>
              <bdi>{textOf(field, due.changes)}</bdi>
            </strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One after the other: keep somebody new; bring somebody saved up to date, or keep both. The booking never waits for it. */
export function FavouriteStep({ view, send }: { view: TravellersView; send: SendTravellers }) {
  const { t } = useLingui();
  const [tried, setTried] = useState<SaveAs | null>(null);
  const due = view.saveDue;
  const asked = useRef(due?.travellerId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The next one takes the place of the one before.
    if (asked.current !== due?.travellerId) heading.current?.focus();
    asked.current = due?.travellerId;
  }, [due?.travellerId]);
  if (due === null) return null;
  const name = `${due.draft.firstName} ${due.draft.lastName}`.trim();
  const trouble = view.problem && troubleWords(view.problem, tried ?? due.as);
  const save = (as: SaveAs) => {
    setTried(as);
    send({ type: "favourite.save", as });
  };
  const { copy, create, skip, update } = view.commands;
  const isTried = (as: SaveAs) => view.busy && tried === as;
  return (
    <section className={card.person}>
      <div className={card.personHead}>
        <h2 ref={heading} tabIndex={-1}>
          {due.kind === "new" ? (
            <Trans>
              Save <bdi>{name}</bdi> for the next booking?
            </Trans>
          ) : (
            <Trans>
              The details of <bdi>{due.saved.nickname || name}</bdi> are new. Save them?
            </Trans>
          )}
        </h2>
      </div>
      <div className={card.personBody}>
        {trouble && (
          <Alert tone="danger" live title={t(trouble.title)}>
            {t(trouble.text)}
          </Alert>
        )}
        {due.kind === "changed" && <Changes due={due} />}
        <div className={css.actions}>
          {due.kind === "new" ? (
            <Button
              kind="next"
              busy={isTried("create")}
              disabled={!create && !view.busy}
              onClick={() => save("create")}
            >
              <Trans>Save the traveller</Trans>
            </Button>
          ) : (
            <>
              <Button
                kind="next"
                busy={isTried("update")}
                disabled={!update && !view.busy}
                onClick={() => save("update")}
              >
                <Trans>Update the saved traveller</Trans>
              </Button>
              <Button busy={isTried("copy")} disabled={!copy && !view.busy} onClick={() => save("copy")}>
                <Trans>Save as a copy</Trans>
              </Button>
            </>
          )}
          <Button kind="quiet" disabled={!skip} onClick={() => send({ type: "favourite.skip" })}>
            <Trans>Continue without saving</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
