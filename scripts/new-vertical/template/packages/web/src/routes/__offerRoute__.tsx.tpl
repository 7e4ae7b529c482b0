import { __offerImports__ } from "@safar/engine";
import { createFileRoute } from "@tanstack/react-router";
import { __camel__Pages } from "../features/__name__/__name__.pages.ts";
import { load__Pascal__Offer } from "../features/__name__/load-__name__.ts";
import OfferPart from "../features/__name__/offer-part.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("__offerPattern__")({
  loader: load__Pascal__Offer,
  head: headOfLoader,
  component: __Pascal__Offer,
});

const own = { offer: OfferPart, offerFailed: OfferPart };

function __Pascal__Offer() {
  const { __offerParams__ } = Route.useParams();
  const start = { at: "offer", search: null, refId: __offerSession__, offer: offerId(__offerParam__) } as const;
  return <__camel__Pages.WalkPage key={__offerParam__} entry={{ start, step: "offer" }} own={own} />;
}
