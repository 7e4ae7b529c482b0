import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  connectRoomChoice,
  type HotelDetail,
  type HotelsEvent,
  type HotelsView,
  ledgerOf,
  type Price,
  type roomChoiceMachine,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { Tabs } from "@safar/ui/tabs";
import { useSelector } from "@xstate/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { Amount } from "../amounts/amount.tsx";
import { Score, Stars } from "../hotel-results/hotel-score.tsx";
import { kindWords } from "../hotel-results/hotel-words.ts";
import { StepFailed } from "../walk/step-failed.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import { Gallery } from "./gallery.tsx";
import * as css from "./hotel-detail.css.ts";
import {
  AmenitiesPanel,
  DetailsPanel,
  LocationPanel,
  OverviewPanel,
  PoliciesPanel,
  ReviewsPanel,
} from "./hotel-panels.tsx";
import { RoomsPanel } from "./rooms-panel.tsx";

type Send = (event: HotelsEvent) => void;
type RoomsActor = ActorRefFrom<typeof roomChoiceMachine>;

/** What the chosen rooms come to, and what of it is paid at the hotel. */
function ChosenPrice({ price, nights }: { price: Price; nights: number }) {
  const { t } = useLingui();
  const { dueAtProperty } = ledgerOf(price);
  return (
    <>
      <Amount of={price.total} className={css.amount} />
      <span className={css.quiet}>
        {t`${plural(nights, { one: "# night", other: "# nights" })}`} · <Trans>taxes included</Trans>
        {dueAtProperty.minor > 0 && (
          <>
            {" "}
            ·{" "}
            <Trans>
              <Amount of={dueAtProperty} /> of it at the hotel
            </Trans>
          </>
        )}
      </span>
    </>
  );
}

/** A hotel with its rooms: looked at by parts, chosen room by room. */
function Loaded({ detail, actor }: { detail: HotelDetail; actor: RoomsActor }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const view = connectRoomChoice(useSelector(actor, (snapshot) => snapshot));
  const [tab, setTab] = useState("overview");
  const { hotel, checkIn, checkOut, nights } = detail;
  const missing = view.requested.filter(({ isMissing }) => isMissing).length;
  const chosen = view.requested.filter(({ picked }) => picked !== null).length;
  const count = view.requested.length;
  const showRooms = () => setTab("rooms");
  const tabs = [
    { id: "overview", label: t`Overview`, panel: <OverviewPanel hotel={hotel} /> },
    { id: "rooms", label: t`Rooms`, panel: <RoomsPanel detail={detail} view={view} send={actor.send} /> },
    { id: "amenities", label: t`Amenities`, panel: <AmenitiesPanel hotel={hotel} /> },
    { id: "location", label: t`Location`, panel: <LocationPanel hotel={hotel} /> },
    { id: "details", label: t`Details`, panel: <DetailsPanel hotel={hotel} /> },
    { id: "reviews", label: t`Reviews`, panel: <ReviewsPanel hotel={hotel} /> },
    { id: "policies", label: t`Policies`, panel: <PoliciesPanel hotel={hotel} /> },
  ];
  return (
    <>
      <Button kind="quiet" size="small" className={css.back} onClick={() => actor.send({ type: "flow.back" })}>
        <Icon of={ArrowLeft} size={18} directional />
        <Trans>Back to the hotels</Trans>
      </Button>
      <header className={css.head}>
        <h1 className={css.title}>
          <bdi>{hotel.names[locale]}</bdi>
        </h1>
        <p className={css.line}>
          <Stars count={hotel.stars} />
          <span>{t(kindWords[hotel.kind])}</span>
          <span>
            <bdi>{hotel.address}</bdi>
          </span>
        </p>
        <Score score={hotel.score} count={hotel.reviewCount} />
        <p className={css.line}>
          <span>
            {formatShortDay(checkIn, locale)} – {formatShortDay(checkOut, locale)}
          </span>
          <span>{t`${plural(nights, { one: "# night", other: "# nights" })}`}</span>
        </p>
      </header>
      <Gallery pictures={hotel.pictures} hotel={hotel.names.en} title={hotel.names[locale]} />
      <Tabs label={t`About this hotel`} tabs={tabs} selected={tab} onSelect={setTab} />
      <div className={css.bar}>
        <div className={css.barWords}>
          <span className={css.quiet} role="status">
            {chosen === 0 ? (
              <Trans>No room chosen yet</Trans>
            ) : count === 1 ? (
              <Trans>Room chosen</Trans>
            ) : (
              <Trans>
                Rooms chosen: {chosen} of {count}
              </Trans>
            )}
          </span>
          {view.price !== null && <ChosenPrice price={view.price} nights={nights} />}
          {missing > 0 && (
            <p className={css.missing} role="alert">
              <Trans>Choose a rate for every room first.</Trans>
            </p>
          )}
        </div>
        {tab === "rooms" || view.isComplete ? (
          <Button kind="next" onClick={() => actor.send({ type: "rooms.submit" })}>
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <Button kind="next" onClick={showRooms}>
            <Trans>See rooms and prices</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

/** The hotel of a walk, while it is read, when it could not be, and when rooms are chosen. */
export function HotelScreen({ view, send }: { view: HotelsView; send: Send }) {
  const { t } = useLingui();
  const { children, commands, detail, problem, screen } = view;
  if (screen === "hotelFailed") {
    return (
      <Container>
        <StepFailed
          problem={problem}
          title={t`The hotel could not be read`}
          text={null}
          onRetry={commands.reloadOffer ? () => send({ type: "offer.reload" }) : undefined}
          back={
            commands.back
              ? { words: <Trans>Back to the hotels</Trans>, onPress: () => send({ type: "flow.back" }) }
              : null
          }
        />
      </Container>
    );
  }
  if (detail === null || children.rooms === undefined) return <WalkSkeleton />;
  return (
    <Container>
      <div className={css.page}>
        <Loaded detail={detail} actor={children.rooms} />
      </div>
    </Container>
  );
}
