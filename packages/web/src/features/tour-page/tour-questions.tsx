import { Trans, useLingui } from "@lingui/react/macro";
import { languageQuestion, pickupQuestion, type TourOption, type TourStart } from "@safar/engine";
import { RadioGroup } from "@safar/ui/radio-group";
import { Select } from "@safar/ui/select";
import { TextField } from "@safar/ui/text-field";
import { useNear } from "@safar/ui/use-near";
import { lazy, Suspense, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockBefore } from "./clock-before.ts";
import * as css from "./tour-page.css.ts";

const PickupMap = lazy(() => import("./pickup-map.tsx"));

type Props = {
  readonly option: TourOption;
  readonly start: TourStart;
  readonly answers: Readonly<Record<string, string>>;
  /** Those that are missing, once somebody has tried to go on. */
  readonly missing: readonly string[];
  readonly onAnswer: (question: string, answer: string) => void;
};

/** Where somebody is picked up, and when by the place's clocks. */
function Pickup({ option, start, answers, missing, onAnswer }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { isPickupRequired, meeting, pickups } = option;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, "300px 0px");
  const answer = answers[pickupQuestion] ?? "";
  const choose = (id: string) => onAnswer(pickupQuestion, id);
  const itself = { value: "", label: t`I come to the meeting point`, hint: <bdi>{meeting.name[locale]}</bdi> };
  return (
    <div className={css.group}>
      <RadioGroup
        label={t`Where are you picked up?`}
        name={pickupQuestion}
        value={isPickupRequired && answer === "" ? "none" : answer}
        error={missing.includes(pickupQuestion) ? t`Choose where you are picked up.` : undefined}
        choices={[
          ...(isPickupRequired ? [] : [itself]),
          ...pickups.map(({ id, minutesBefore, name }) => ({
            value: id,
            label: <bdi>{name[locale]}</bdi>,
            hint: (
              <Trans>
                at <bdi dir="ltr">{clockBefore(start.starts.local, minutesBefore)}</bdi>
              </Trans>
            ),
          })),
        ]}
        onChange={choose}
      />
      <div ref={place} className={css.map} aria-busy={!isNear}>
        {isNear && (
          <Suspense>
            <PickupMap start={start} points={pickups} chosen={answer === "" ? null : answer} onChoose={choose} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** In which language the guide leads: as it is answered, else the reader's, else English, else the guide's first; null where nobody asks. */
export const spokenIn = ({ questions }: Pick<TourOption, "questions">, answers: Props["answers"], locale: string) => {
  const codes = questions.find(({ id }) => id === languageQuestion)?.choices.map(({ code }) => code) ?? [];
  const wanted = [answers[languageQuestion], locale, "en"].find((code) => code && codes.includes(code));
  const answer = wanted ?? codes[0];
  return answer === undefined ? null : { question: languageQuestion, answer };
};

/** What the guide wants to know: chosen or written. */
export function TourQuestions(props: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { option, answers, missing, onAnswer } = props;
  const { pickups, questions } = option;
  return (
    <>
      {pickups.length > 0 && <Pickup {...props} />}
      {questions.map(({ choices, id, isRequired, label }) => {
        const error = missing.includes(id) ? t`The guide needs to know this.` : undefined;
        const isSpoken = id === languageQuestion;
        const value = (isSpoken && spokenIn(option, answers, locale)?.answer) || (answers[id] ?? "");
        const field = { label: label[locale], name: id, value, error };
        return choices.length > 0 ? (
          <Select key={id} {...field} onChange={({ currentTarget }) => onAnswer(id, currentTarget.value)}>
            {!isSpoken && <option value="">{t`Choose`}</option>}
            {choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name[locale]}
              </option>
            ))}
          </Select>
        ) : (
          <TextField
            key={id}
            {...field}
            hint={isRequired ? undefined : t`If you like`}
            onChange={({ currentTarget }) => onAnswer(id, currentTarget.value)}
          />
        );
      })}
    </>
  );
}
