import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  connectRoomChoice,
  decodeStay,
  guestCounts,
  type Hotel,
  type HotelDetail,
  type HotelsEvent,
  type HotelsView,
  type Money,
  type roomChoiceMachine,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { useSectionInSight } from "@safar/ui/section-bar";
import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import { DistanceThatCounts } from "../hotel-results/distance-that-counts.tsx";
import { HotelImage } from "../hotel-results/hotel-image.tsx";
import { kindWords } from "../hotel-results/hotel-words.ts";
import { savedHotel } from "../hotel-results/saved-hotels.ts";
import { AskedFor } from "../offer-page/asked-for.tsx";
import { Gallery, type PictureLook } from "../offer-page/gallery.tsx";
import * as pageCss from "../offer-page/offer-page.css.ts";
import { PageWays } from "../offer-page/page-ways.tsx";
import { SectionedPage } from "../offer-page/sectioned-page.tsx";
import { ReviewList } from "../reviews/reviews.tsx";
import { Score } from "../reviews/score.tsx";
import { Stars } from "../reviews/stars.tsx";
import { StepFailed } from "../walk/step-failed.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";
import { AmenityList } from "./amenity-list.tsx";
import * as css from "./hotel-detail.css.ts";
import { DetailsPanel, LocationPanel, OverviewPanel, PoliciesPanel } from "./hotel-panels.tsx";
import { RoomsPanel } from "./rooms-panel.tsx";
import { StayCard, useStayFacts } from "./stay-card.tsx";

type Send = (event: HotelsEvent) => void;
type RoomsActor = ActorRefFrom<typeof roomChoiceMachine>;

/** Names of the page's sections, in the order of the page. */
const sectionNames = [
  { id: "overview", words: msg`Overview` },
  { id: "rooms", words: msg`Rooms` },
  { id: "amenities", words: msg`Amenities` },
  { id: "location", words: msg`Location` },
  { id: "details", words: msg`Details` },
  { id: "reviews", words: msg`Reviews` },
  { id: "policies", words: msg`Policies` },
] as const;

type SectionId = (typeof sectionNames)[number]["id"];

const sectionIds = sectionNames.map(({ id }) => id);

type HeadProps = Pick<HotelsView, "isAnew" | "search"> & {
  detail: HotelDetail;
  /** What it costs from, and of what is looked at. */
  price: Money | null;
  from: Money | null;
  onBack: () => void;
  onRooms: () => void;
};

function HotelHead({ detail, from, isAnew, price, search, onBack, onRooms }: HeadProps) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { hotel } = detail;
  const shown = search === null ? null : { href: paths.hotelResults(search), search };
  const { adults, children } = guestCounts(decodeStay(search ?? ""));
  const look = { people: adults + children, of: savedHotel(search) };
  const kept = { look, row: hotel, held: null, title: hotel.names[locale], price, shown };
  return (
    <>
      <PageWays
        back={
          <Button kind="quiet" size="small" onClick={onBack}>
            <Icon of={ArrowLeft} size={18} directional />
            <Trans>Back to the hotels</Trans>
          </Button>
        }
        isAnew={isAnew}
        kept={kept}
      />
      <header className={pageCss.headRow}>
        <div className={css.head}>
          <h1 className={css.title}>
            <bdi>{hotel.names[locale]}</bdi>
          </h1>
          <p className={css.line}>
            <Stars count={hotel.stars} />
            <span>{t(kindWords[hotel.kind])}</span>
            <bdi>{hotel.address}</bdi>
            <DistanceThatCounts away={hotel.away} />
          </p>
          <Score of={hotel} />
          <AskedFor
            facts={useStayFacts(detail)}
            href={search && paths.hotelsHome(search)}
            change={<Trans>Change dates</Trans>}
          />
        </div>
        {from && (
          <div className={css.roomyPart}>
            <p className={pageCss.least}>
              <span>
                <Trans>
                  from <Amount of={from} className={pageCss.amount} />
                </Trans>
              </span>
              <Button kind="next" onClick={onRooms}>
                <Trans>See rooms</Trans>
              </Button>
            </p>
          </div>
        )}
      </header>
    </>
  );
}

const galleryOf = ({ names, pictures }: Hotel) =>
  pictures.map((picture) => ({
    key: picture.url ?? picture.subject,
    subject: picture.subject,
    draw: (look: PictureLook) => <HotelImage picture={picture} hotel={names.en} {...look} />,
  }));

/** A hotel with its rooms: one page that is read by sections, and chosen from room by room. */
function Loaded({
  detail,
  actor,
  ...found
}: { detail: HotelDetail; actor: RoomsActor } & Pick<HeadProps, "isAnew" | "search">) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const view = connectRoomChoice(useSelector(actor, (snapshot) => snapshot));
  const sight = useSectionInSight(sectionIds);
  const { hotel } = detail;
  const asked = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).has("refundable") });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const only = view.fromRefundable === null ? null : { isOn: chosen ?? asked, change: setChosen };
  const contents: Readonly<Record<SectionId, ReactNode>> = {
    overview: <OverviewPanel hotel={hotel} />,
    rooms: <RoomsPanel detail={detail} view={view} only={only} send={actor.send} />,
    amenities: <AmenityList amenities={hotel.amenities} />,
    location: <LocationPanel hotel={hotel} />,
    details: <DetailsPanel hotel={hotel} />,
    reviews: <ReviewList of={hotel} />,
    policies: <PoliciesPanel hotel={hotel} />,
  };
  const submit = () => {
    // What is still missing is chosen among the rooms.
    if (view.isComplete) actor.send({ type: "rooms.submit" });
    else sight.goTo("rooms");
  };
  return (
    <>
      <HotelHead
        {...found}
        detail={detail}
        price={view.from?.total ?? null}
        from={(only?.isOn ? view.fromRefundable : view.from)?.total ?? null}
        onBack={() => actor.send({ type: "flow.back" })}
        onRooms={() => sight.goTo("rooms")}
      />
      <Gallery title={hotel.names[locale]} pictures={galleryOf(hotel)} />
      <SectionedPage
        label={t`About this hotel`}
        names={sectionNames}
        contents={contents}
        sight={sight}
        side={
          <StayCard
            detail={detail}
            view={view}
            isRefundable={only?.isOn ?? false}
            onRooms={() => sight.goTo("rooms")}
            onSubmit={submit}
          />
        }
      />
    </>
  );
}

/** The hotel of a walk, while it is read, when it could not be, and when rooms are chosen. */
export function HotelScreen({ view, send }: { view: HotelsView; send: Send }) {
  const { t } = useLingui();
  const { children, commands, detail, isAnew, problem, screen, search } = view;
  if (screen === "hotelFailed") {
    return (
      <Container>
        <StepFailed
          problem={problem}
          title={t`The hotel could not be loaded`}
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
      <div className={pageCss.page}>
        <Loaded detail={detail} actor={children.rooms} isAnew={isAnew} search={search} />
      </div>
    </Container>
  );
}
