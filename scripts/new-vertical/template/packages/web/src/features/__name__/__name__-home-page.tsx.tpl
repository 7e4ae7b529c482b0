import { Trans } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { Hero } from "@safar/ui/hero";
import { __Pascal__SearchForm } from "./__name__-search-form.tsx";

type Props = { readonly search: SearchText | null; readonly isChecked: boolean };

/** Where a booking begins. Fill in what others book, and what people ask. */
export const __Pascal__HomePage = ({ search, isChecked }: Props) => (
  <Hero
    title={<Trans>Book __things__ online</Trans>}
    intro={<Trans>Choose a day, see what there is and what it costs, and book in English or Arabic.</Trans>}
    panel={<__Pascal__SearchForm search={search} isChecked={isChecked} />}
  />
);
