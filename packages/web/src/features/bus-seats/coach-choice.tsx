import { Trans, useLingui } from "@lingui/react/macro";
import type { Gender, SeatsEvent, SeatsView } from "@safar/engine";
import { besideWords } from "../bus-search/bus-words.ts";
import { BestTogether } from "../seat-plan/best-together.tsx";
import { ChosenSeats } from "../seat-plan/chosen-seats.tsx";
import { PlaceChooser } from "../seat-plan/place-chooser.tsx";
import { placeMarks } from "../seat-plan/place-marks.ts";
import { SeatPriceList } from "../seat-plan/seat-prices.tsx";
import { genderWords } from "../seat-plan/seat-words.ts";
import * as seatsPage from "../seat-plan/seats-page.css.ts";
import { useSeatPrices } from "../seat-plan/use-seat-prices.ts";
import { useSeatWords } from "../seat-plan/use-seat-words.ts";
import { WhoSits } from "../seat-plan/who-sits.tsx";
import * as css from "./bus-seats.css.ts";

type Part = { readonly view: SeatsView; readonly send: (event: SeatsEvent) => void };

/** What a plan explains whoever is next: what is below it then keeps its place. */
const explained = ["man", "woman", "closed"] as const;

const useCoachWords = ({ categories, picks }: SeatsView) => {
  const { t } = useLingui();
  return useSeatWords(categories, ({ id }) => {
    const who = t(genderWords[picks.find(({ seat }) => seat === id)?.gender ?? "male"]);
    return t`chosen for: ${who}`;
  });
};

/** The coach, whoever sits down next, and why a seat cannot be had. */
export function Coach({ view, send }: Part) {
  const { t } = useLingui();
  const words = useCoachWords(view);
  const { categories, gender, picks, plan, refusal, rules, seats } = view;
  const prices = useSeatPrices(categories, seats);
  const names = [t`Lower deck`, t`Upper deck`];
  const tell = (next: Gender) => {
    send({ type: "gender.choose", gender: next });
    // They pressed their seat before it was known who they are.
    if (refusal?.code === "who") send({ type: "seat.toggle", seat: refusal.seat });
  };
  return (
    <section className={seatsPage.box} aria-label={t`The coach`}>
      <div className={css.next}>
        <span className={seatsPage.quiet} aria-hidden="true">
          <Trans>Who is the next seat for?</Trans>
        </span>
        <WhoSits label={t`Who is the next seat for?`} name="next" value={gender} onChange={tell} />
      </div>
      {plan !== null && (
        <PlaceChooser
          id="bus-seat"
          view={view}
          label={t`Seats of the coach`}
          groupOf={({ deck, row }) => ({
            id: `${deck} ${row}`,
            title: (
              <>
                {plan.decks.length > 1 && <>{names[deck]} · </>}
                <Trans>Row {row + 1}</Trans>
              </>
            ),
          })}
          plan={plan}
          seats={seats}
          words={words}
          deckWords={(_, deck) => {
            const name = names[deck] ?? "";
            return plan.decks.length > 1 ? { name, label: t`Seats, ${name}` } : { label: t`Seats of the coach` };
          }}
          tierOf={prices.tierOf}
          tagOf={prices.tagOf}
          markOf={placeMarks(picks)}
          prices={<SeatPriceList of={prices} />}
          explained={rules?.beside === "strict" ? explained : []}
          onWho={tell}
          onPress={(seat) => send({ type: "seat.toggle", seat })}
        />
      )}
      {rules?.beside === "strict" && <p className={seatsPage.quiet}>{t(besideWords(rules))}</p>}
    </section>
  );
}

/** The seats that are chosen, each with who sits there. */
export function CoachPicks({ view, send }: Part) {
  const words = useCoachWords(view);
  const { picks, rules, seats } = view;
  const most = rules?.max ?? 0;
  return (
    <section className={seatsPage.box} aria-labelledby="chosen-seats">
      <h2 id="chosen-seats" className={seatsPage.boxTitle}>
        <Trans>
          Your seats ({picks.length} of {most} at most)
        </Trans>
      </h2>
      <ChosenSeats
        picks={picks}
        seats={seats}
        words={words}
        onWho={(seat, who) => send({ type: "traveller.change", seat, gender: who })}
        onLeave={(seat) => send({ type: "seat.toggle", seat })}
      />
    </section>
  );
}

const many = <Value,>(count: number, value: Value): readonly Value[] => Array.from({ length: count }, () => value);

/** Men and women, who may not sit anywhere. */
export function CoachTogether({ view, send }: Part) {
  const { t } = useLingui();
  const { picks, proposal, rules, seats, together } = view;
  const labelOf = (id: string): string => seats.find((seat) => seat.id === id)?.label ?? id;
  return (
    <section className={seatsPage.box} aria-label={t`The best seats together`}>
      <BestTogether
        most={rules?.max ?? 0}
        lines={[
          { item: "men", label: t`Men`, less: t`Remove a man`, more: t`Add a man`, count: 1 },
          { item: "women", label: t`Women`, less: t`Remove a woman`, more: t`Add a woman`, count: 1 },
        ]}
        proposed={proposal.map(({ seat }) => labelOf(seat))}
        together={together}
        none={
          picks.length === 0 && (
            <p className={seatsPage.quiet}>
              <Trans>This coach does not have enough seats for all of you. Try fewer, or another coach.</Trans>
            </p>
          )
        }
        onPropose={({ men = 0, women = 0 }) =>
          send({ type: "seats.propose", genders: [...many(women, "female" as const), ...many(men, "male" as const)] })
        }
        onAccept={() => send({ type: "proposal.accept" })}
      />
    </section>
  );
}
