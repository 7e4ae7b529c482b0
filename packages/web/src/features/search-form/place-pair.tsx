import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@safar/ui/icon-button";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { PlaceField, type PlaceFieldProps } from "./place-field.tsx";
import * as css from "./search-form.css.ts";

type End<Draft, Field extends string, Place> = Pick<
  PlaceFieldProps<Draft, Field, Place>,
  "name" | "label" | "icon" | "value" | "around" | "set"
>;

/** Where from and where to, with the button that turns it round. */
export function PlacePair<Draft, Field extends string, Place>({
  form,
  picker,
  from,
  to,
}: Pick<PlaceFieldProps<Draft, Field, Place>, "form" | "picker"> & {
  from: End<Draft, Field, Place>;
  to: End<Draft, Field, Place>;
}) {
  const { t } = useLingui();
  return (
    <div className={css.places}>
      <PlaceField {...{ form, picker }} {...from} other={to.value} />
      <div className={css.swap}>
        <IconButton
          icon={ArrowLeftRight}
          label={t`Swap the places`}
          onClick={() => form.change((draft) => to.set(from.set(draft, to.value), from.value))}
          disabled={!form.isAlive}
        />
      </div>
      <PlaceField {...{ form, picker }} {...to} other={from.value} />
    </div>
  );
}
