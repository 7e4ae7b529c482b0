import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { connectHall, type HallEvent, type HallView, type hallMachine } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import Armchair from "lucide-react/icons/armchair";
import Clock from "lucide-react/icons/clock";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useChannel } from "../../engine/live/use-channel.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { shellQuery } from "../../session/queries.ts";
import { Amount } from "../amounts/amount.tsx";
import { useArrived } from "../checkout/frame/use-arrived.ts";
import { useLetGo } from "../seat-plan/let-go-seats.tsx";
import * as page from "../seat-plan/seats-page.css.ts";
import { useAskedInSight } from "../seat-plan/use-asked-in-sight.ts";
import { SeatsStep } from "../walk/seats-step.tsx";
import { StepGone } from "../walk/step-gone.tsx";
import { HallMap } from "./hall-map.tsx";
import { hallSeatId } from "./hall-seat-id.ts";
import { HallSide } from "./hall-side.tsx";
import * as css from "./movie-hall.css.ts";
import { PartyDialog } from "./party-dialog.tsx";

type HallActor = ActorRefFrom<typeof hallMachine>;
type Parts = { readonly view: HallView; readonly send: (event: HallEvent) => void };

function ShowLine({ view: { film, party, picks, show } }: Pick<Parts, "view">) {
  const { locale } = useFacts();
  if (film === null || show === null) return null;
  const chosen = picks.length === 0 ? undefined : show.categories.find(({ code }) => code === party?.category);
  return (
    <p className={page.trip} role="status">
      <bdi>{film.title[locale]}</bdi> · <bdi>{show.cinema.name[locale]}</bdi>
      {commaIn(locale)}
      <bdi className={page.whole}>{show.hall[locale]}</bdi> · {formatShortDay(show.starts.local, locale)}
      {commaIn(locale)}
      <bdi dir="ltr">{clockOf(show.starts.local)}</bdi>
      <bdi>{chosen && ` · ${chosen.name[locale]}`}</bdi>
    </p>
  );
}

/** What the doors ask for, said before anything is chosen. Who is too young is told again before they pay. */
function DoorNotes({ view: { film, show } }: Pick<Parts, "view">) {
  const { locale } = useFacts();
  const certificate = film?.certificate;
  return (
    <p className={css.quiet}>
      {certificate && certificate.fromAge !== null && (
        <>
          <strong className={css.rated}>
            <bdi dir="ltr">{certificate.code}</bdi> · {certificate.words[locale]}
          </strong>
          . <Trans>The cinema asks for proof of age at the door.</Trans>
        </>
      )}{" "}
      {show?.cinema.checksId === true && (
        <Trans>ID is checked at the door: one name and ID number for all your seats.</Trans>
      )}{" "}
      {show?.glasses && (
        <Trans>
          In 3D: each of you needs glasses. Bring yours, or add them after the seats for <Amount of={show.glasses} />{" "}
          each.
        </Trans>
      )}
    </p>
  );
}

function Begun({ send }: Pick<Parts, "send">) {
  const { t } = useLingui();
  return (
    <StepGone
      icon={Clock}
      title={t`This show has started`}
      text={<Trans>Seats are sold until a show starts. You have not been charged.</Trans>}
    >
      <Button kind="next" onClick={() => send({ type: "search.refresh" })}>
        <Trans>See other show times</Trans>
      </Button>
      <Button onClick={() => send({ type: "search.edit" })}>
        <Trans>Look for another film</Trans>
      </Button>
    </StepGone>
  );
}

/** Nobody has to be asked how many they are where nobody can have a seat. */
function SoldOut({ view, send }: Parts) {
  const { t } = useLingui();
  return (
    <StepGone
      icon={Armchair}
      title={t`This show is sold out`}
      text={
        <>
          <ShowLine view={view} />
          <Trans>No seat is left, and you have not been charged.</Trans>
        </>
      }
    >
      <Button kind="next" onClick={() => send({ type: "flow.back" })}>
        <Trans>See other show times</Trans>
      </Button>
    </StepGone>
  );
}

function Choosing({ view, send }: Parts) {
  const { t } = useLingui();
  const heading = useArrived<HTMLHeadingElement>("hall");
  const { party, picks, proposal, screen } = view;
  const shown = proposal.length > 0 ? proposal : picks;
  const showAsked = useAskedInSight(shown.map(({ seat }) => hallSeatId(seat)));
  const letGo = useLetGo(view, {
    idOf: hallSeatId,
    toggle: (seat) => send({ type: "seat.toggle", seat }),
    choose: (chosen) => {
      send({ type: "party.choose", party: chosen });
      showAsked();
    },
    restore: (before) => send({ type: "seats.choose", ...before }),
  });
  return (
    <>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Choose your seats</Trans>
        </h1>
        {party !== null && (
          <Button size="small" onClick={() => send({ type: "party.edit" })}>
            {t`${plural(party.seats, { one: "# seat", other: "# seats" })}`} · <Trans>change</Trans>
          </Button>
        )}
        <div className={css.lines}>
          <ShowLine view={view} />
          <DoorNotes view={view} />
        </div>
      </div>
      <div className={page.columns}>
        <HallMap view={view} onPress={letGo.press} />
        <div className={page.side}>
          <HallSide view={view} letGo={letGo} send={send} />
        </div>
      </div>
      {screen === "party" && (
        <PartyDialog view={view} onChoose={letGo.choose} onLeave={() => send({ type: "flow.back" })} />
      )}
    </>
  );
}

/** The seats of a show: how many they are first, then the hall. What others take meanwhile fades while one looks. */
export function HallScreen({ actor }: { actor: HallActor }) {
  const view = connectHall(useSelector(actor, (now) => now));
  const { data: shell } = useSuspenseQuery(shellQuery);
  const { send } = actor;
  const isSoldOut = view.screen === "party" && view.plan?.seats.some(({ status }) => status === "available") === false;
  useChannel(view.show === null ? null : `show.${view.show.id}`, shell.realtime, () => send({ type: "seats.hinted" }));
  return (
    <SeatsStep
      view={view}
      send={send}
      ended={<Begun send={send} />}
      failed={<Trans>The seats could not be loaded.</Trans>}
      back={<Trans>Back to the show times</Trans>}
    >
      {isSoldOut ? <SoldOut view={view} send={send} /> : <Choosing view={view} send={send} />}
    </SeatsStep>
  );
}
