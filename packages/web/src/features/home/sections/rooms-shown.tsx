import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Section } from "@safar/ui/layout";
import { paths } from "../../../app/addresses/paths.ts";
import type { ShopWindow } from "../../../calls/home.calls.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { AllOf } from "./all-of.tsx";
import { Tiles } from "./tiles.tsx";

/** Where people stay, each leading to the search that its price is of. */
export function RoomsShown({ days, of }: ShopWindow["stays"]) {
  const { t } = useLingui();
  const when = isolated(days);
  return (
    <Section
      title={t`Hotels for two nights`}
      intro={<Trans>{when}, a room for two, with taxes</Trans>}
      action={
        <AllOf href={paths.hotelsHome()}>
          <Trans>All hotels</Trans>
        </AllOf>
      }
    >
      <Tiles
        of={of.map(({ hotels, poster, ...stay }) => ({
          ...stay,
          kind: "city",
          art: poster,
          under: [t`${plural(hotels, { one: "# hotel has room", other: "# hotels have room" })}`],
        }))}
      />
    </Section>
  );
}
