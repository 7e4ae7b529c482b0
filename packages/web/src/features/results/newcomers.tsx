import { useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import ArrowUp from "lucide-react/icons/arrow-up";
import { memo } from "react";
import { useWrittenMoney } from "../amounts/amount.tsx";
import * as css from "./newcomers.css.ts";
import type { Waiting } from "./use-shown-results.ts";

/** Results that came while somebody was at the list, and wait until they are asked for. Takes no room of its own. */
export const Newcomers = memo(function Newcomers({ waiting, onShow }: { waiting: Waiting | null; onShow: () => void }) {
  const { t } = useLingui();
  const write = useWrittenMoney();
  if (waiting === null) return null;
  const { from, more } = waiting;
  const price = from === null ? null : write(from);
  return (
    <div className={css.room}>
      <div className={css.pill}>
        <Button kind="primary" size="small" onClick={onShow}>
          <Icon of={ArrowUp} size={16} />
          {more <= 0
            ? t`Show the new order`
            : price === null
              ? t`Show ${more} more`
              : t`Show ${more} more, from ${price}`}
        </Button>
      </div>
    </div>
  );
});
