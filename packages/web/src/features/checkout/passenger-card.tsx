import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PassengerView, QuotedPassenger, SavedTraveller } from "@safar/engine";
import { Checkbox } from "@safar/ui/checkbox";
import { Disclosure } from "@safar/ui/disclosure";
import { Icon } from "@safar/ui/icon";
import { Select } from "@safar/ui/select";
import { TextField } from "@safar/ui/text-field";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useId } from "react";
import { useFacts } from "../../app/page-path.ts";
import type { CheckoutOptions } from "../../calls/checkout.calls.ts";
import { CountryOptions } from "./country-options.tsx";
import { DateEntry } from "./date-entry.tsx";
import { DocumentFields, hasDocument } from "./document-fields.tsx";
import { warningWords } from "./field-words.ts";
import { NamePreview } from "./name-preview.tsx";
import { type FieldOf, type SendTravellers, useFieldOf } from "./passenger-field.tsx";
import { bandAges, placeWords, titleWords } from "./passenger-words.ts";
import * as css from "./passengers.css.ts";
import { SavedPicks } from "./saved-picks.tsx";

type Shared = {
  readonly passenger: PassengerView;
  readonly field: FieldOf;
};

function NameFields({ passenger: { form, required }, field, options }: Shared & { options: CheckoutOptions }) {
  const { t } = useLingui();
  return (
    <div className={css.fields}>
      <Select {...field.list("title")} label={t`Title`} autoComplete={field.filledAs("honorific-prefix")}>
        <option value="">{t`Please choose`}</option>
        {(["Mr", "Mrs.", "Miss."] as const).map((title) => (
          <option key={title} value={title}>
            {t(titleWords[title])}
          </option>
        ))}
      </Select>
      <Select {...field.list("gender")} label={t`Gender`} autoComplete={field.filledAs("sex")}>
        <option value="">{t`Please choose`}</option>
        <option value="female">{t`Female`}</option>
        <option value="male">{t`Male`}</option>
      </Select>
      <TextField
        {...field.text("firstName")}
        label={form.isSingleName ? t`Name` : t`First name`}
        hint={t`In Latin letters, as in the travel document`}
        autoComplete={field.filledAs("given-name")}
        autoCapitalize="words"
        spellCheck={false}
        dir="auto"
      />
      {!form.isSingleName && (
        <TextField
          {...field.text("lastName")}
          label={t`Last name`}
          autoComplete={field.filledAs("family-name")}
          autoCapitalize="words"
          spellCheck={false}
          dir="auto"
        />
      )}
      <div className={css.whole}>
        <Checkbox
          id={field.words("isSingleName").id}
          label={t`The document has one name only`}
          checked={form.isSingleName}
          // Who has one name has no last name, whatever was tried before.
          onChange={({ target }) =>
            field.change(target.checked ? { isSingleName: true, lastName: "" } : { isSingleName: false })
          }
        />
      </div>
      {required.fields.includes("birthDate") && (
        <DateEntry
          field={field}
          name="birthDate"
          value={form.birthDate}
          label={t`Date of birth`}
          autoComplete={field.filledAs("bday")}
        />
      )}
      {required.fields.includes("nationality") && (
        <Select {...field.list("nationality")} label={t`Nationality`} autoComplete={field.filledAs("country")}>
          <CountryOptions countries={options.countries} chosen={form.nationality} />
        </Select>
      )}
    </div>
  );
}

function FrequentFlyer({ passenger: { form, problems }, field, options }: Shared & { options: CheckoutOptions }) {
  const { t } = useLingui();
  const isWrong = problems.alliance !== undefined || problems.frequentFlyerNumber !== undefined;
  const isKnown = options.alliances.some(({ code }) => code === form.alliance);
  return (
    <Disclosure
      title={t`Frequent flyer number (optional)`}
      open={isWrong || form.frequentFlyerNumber !== "" || undefined}
    >
      <div className={css.fields}>
        <Select {...field.list("alliance")} label={t`Programme`}>
          <option value="">{t`None`}</option>
          {!isKnown && form.alliance !== "" && <option value={form.alliance}>{form.alliance}</option>}
          {options.alliances.map(({ code, name, airlines }) => (
            <option key={code} value={code}>
              {airlines.length > 0
                ? `${name} (${airlines.join(t({ message: ", ", comment: "Between names in a list" }))})`
                : name}
            </option>
          ))}
        </Select>
        <TextField
          {...field.text("frequentFlyerNumber")}
          label={t`Membership number`}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </Disclosure>
  );
}

function KeepForNextTime({ passenger: { form }, field }: Shared) {
  const { t } = useLingui();
  return (
    <div className={css.fields}>
      <div className={css.whole}>
        <Checkbox
          id={field.words("save").id}
          label={t`Save these details for the next booking`}
          checked={form.save}
          onChange={({ target }) => field.change({ save: target.checked })}
        />
      </div>
      {form.save && (
        <TextField
          {...field.text("nickname")}
          label={t`Nickname`}
          optional={t`optional`}
          hint={t`What you call them; only you see it`}
          autoComplete="off"
        />
      )}
    </div>
  );
}

/** Everything about one passenger: who they are, their document, and what comes along. */
export function PassengerCard({
  passenger,
  everybody,
  saved,
  options,
  airline,
  seat,
  isSignedIn,
  nameOf,
  send,
}: {
  passenger: PassengerView;
  everybody: readonly QuotedPassenger[];
  /** Saved travellers who are not on another passenger's form. */
  saved: readonly SavedTraveller[];
  options: CheckoutOptions;
  airline: string;
  /** The seat that was chosen for them before. */
  seat: string | undefined;
  isSignedIn: boolean;
  /** What to call a passenger: their name as far as it is typed, or their place. */
  nameOf: (passengerId: string) => string;
  send: SendTravellers;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const titleId = useId();
  const field = useFieldOf(passenger, send);
  const { form, required, type, warnings } = passenger;
  const shared = { passenger, field };
  const adults = everybody.filter((one) => one.type === "adult");
  return (
    <section className={css.person} aria-labelledby={titleId}>
      <div className={css.personHead}>
        <div className={css.personTitle}>
          <h2 id={titleId}>{t(placeWords(everybody, passenger.id))}</h2>
          <span className={css.ages}>
            {typeof passenger.age === "number"
              ? t`${plural(passenger.age, { one: "# year old", other: "# years old" })}`
              : t(bandAges[type])}
          </span>
          {passenger.room !== undefined && (
            <span className={css.ages}>
              <Trans>Room {passenger.room + 1}</Trans>
            </span>
          )}
          {seat !== undefined && (
            <span className={css.ages}>
              <Trans>
                Seat <bdi dir="ltr">{seat}</bdi>
              </Trans>
            </span>
          )}
        </div>
      </div>
      <div className={css.personBody}>
        <SavedPicks passenger={passenger} saved={saved} send={send} />
        <NameFields {...shared} options={options} />
        {required.fields.includes("birthDate") && <NamePreview form={form} airline={airline} />}
        {warnings.length > 0 && (
          <ul className={css.warnings} aria-label={t`Worth another look`} aria-live="polite">
            {warnings.map((warning) => (
              <li key={warning.code} className={css.warning}>
                <span className={css.warningSign}>
                  <Icon of={TriangleAlert} size={18} />
                </span>
                {t(warningWords(warning, nameOf, locale))}
              </li>
            ))}
          </ul>
        )}
        {hasDocument(passenger) && <DocumentFields {...shared} countries={options.countries} />}
        {required.fields.includes("tiedTo") && (
          <div className={css.part}>
            <h3>
              <Trans>On whose lap?</Trans>
            </h3>
            <Select
              {...field.list("tiedTo")}
              label={t`Travels on the lap of`}
              hint={t`An adult can hold one infant. Infants have no seat of their own.`}
            >
              <option value="">{t`Please choose`}</option>
              {adults.map(({ id }) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </Select>
          </div>
        )}
        {type !== "infant" && required.fields.includes("birthDate") && <FrequentFlyer {...shared} options={options} />}
        {isSignedIn && passenger.picked === null && required.fields.includes("birthDate") && (
          <KeepForNextTime {...shared} />
        )}
      </div>
    </section>
  );
}
