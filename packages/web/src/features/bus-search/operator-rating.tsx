import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { OperatorAbout } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import Star from "lucide-react/icons/star";
import * as css from "./operator-rating.css.ts";

/** What travellers think of an operator, out of five, and how many said so. */
export const OperatorRating = ({ of: { rating, reviews } }: { of: Pick<OperatorAbout, "rating" | "reviews"> }) => {
  const { t } = useLingui();
  return (
    <span className={css.rating}>
      <Icon of={Star} size={16} />
      <bdi>{rating.toFixed(1)}</bdi>
      <span>{t`${plural(reviews, { one: "(# rating)", other: "(# ratings)" })}`}</span>
    </span>
  );
};
