import { Trans, useLingui } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { useQuery } from "@tanstack/react-query";
import { type Carrier, readOtherWays } from "../../calls/other-ways.calls.ts";
import { verticalNames } from "../../seo/vertical-names.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./ways.css.ts";
import { Ways } from "./ways.tsx";

/** Who else goes there on that day, at the least it costs; nothing while that is not known, and where nobody does: whoever shows it keeps room for it. */
export default function OtherWays({ carrier, search }: { readonly carrier: Carrier; readonly search: SearchText }) {
  const { t } = useLingui();
  const { data: ways = [] } = useQuery({
    queryKey: ["other ways", carrier, search],
    queryFn: ({ signal }) => readOtherWays({ data: { carrier, search }, signal }),
    retry: false,
  });
  if (ways.length === 0) return null;
  return (
    <Ways id="other-ways" title={<Trans>Other ways to get there that day</Trans>}>
      {ways.map(({ carrier: other, href, least }) => (
        <li key={other}>
          <Anchor href={href} className={css.way}>
            <strong>{t(verticalNames[other])}</strong>
            <span className={css.quiet}>
              <Trans>
                from <Amount of={least} />
              </Trans>
            </span>
          </Anchor>
        </li>
      ))}
    </Ways>
  );
}
