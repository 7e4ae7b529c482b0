import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import ArrowUp from "lucide-react/icons/arrow-up";
import { memo } from "react";
import * as css from "./newcomers.css.ts";

/** Offers that came while somebody was at the list, and wait until they are asked for. Takes no room of its own. */
export const Newcomers = memo(function Newcomers({ waiting, onShow }: { waiting: number | null; onShow: () => void }) {
  const { t } = useLingui();
  return (
    <div className={css.room} role="status">
      {waiting !== null && (
        <div className={css.pill}>
          <Button kind="primary" size="small" onClick={onShow}>
            <Icon of={ArrowUp} size={16} />
            {waiting > 0
              ? t`Show ${plural(waiting, { one: "# more flight", other: "# more flights" })}`
              : t`Show the new order`}
          </Button>
        </div>
      )}
    </div>
  );
});
