import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Dialog } from "@safar/ui/dialog";
import { Icon } from "@safar/ui/icon";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { memo, type ReactNode, useState } from "react";
import * as css from "./filter-sheet.css.ts";

/** The filters where there is no room beside the list. Each choice counts at once; closing keeps it. */
export const FilterSheet = memo(function FilterSheet({
  fields,
  found,
  active,
  onOpen,
  onClear,
}: {
  /** Null while there is nothing to filter. */
  fields: ReactNode;
  /** What the filters leave: "3 flights". */
  found: string;
  /** Filters in use. */
  active: number;
  /** Told when it opens and closes. */
  onOpen: (isOpen: boolean) => void;
  onClear: () => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const set = (open: boolean) => {
    setOpen(open);
    onOpen(open);
  };
  return (
    <>
      <Button size="small" onClick={() => set(true)} aria-haspopup="dialog" disabled={fields === null}>
        <Icon of={SlidersHorizontal} size={18} />
        <Trans>Filters</Trans>
        {active > 0 && <span className={css.active}>{active}</span>}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => set(false)}
        title={t`Filters`}
        close={t`Close`}
        actions={
          <>
            <Button kind="quiet" onClick={onClear} aria-disabled={active === 0}>
              <Trans>Clear all</Trans>
            </Button>
            <Button kind="next" onClick={() => set(false)}>
              <Trans>Show {found}</Trans>
            </Button>
          </>
        }
      >
        {fields}
      </Dialog>
    </>
  );
});
