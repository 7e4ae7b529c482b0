import { Trans } from "@lingui/react/macro";
import { decodeBusCriteria } from "@safar/engine";
import Armchair from "lucide-react/icons/armchair";
import BadgeCheck from "lucide-react/icons/badge-check";
import ReceiptText from "lucide-react/icons/receipt-text";
import { RecentRoutes } from "../vertical-home/recent-routes.tsx";
import { busPlan } from "./bus-plan.ts";

const said = [
  { id: "price", icon: ReceiptText, words: <Trans>Taxes and service fees are in the price you see</Trans> },
  { id: "seat", icon: Armchair, words: <Trans>The seat you chose, or you pay nothing</Trans> },
  { id: "cancel", icon: BadgeCheck, words: <Trans>Refund terms shown before you pay</Trans> },
];

/** The routes searched for on this device. */
export const RecentRoutesStrip = () => (
  <RecentRoutes vertical="buses" plan={busPlan} dateOf={(search) => decodeBusCriteria(search).date} said={said} />
);
