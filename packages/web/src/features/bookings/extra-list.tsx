import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";

type Extra = { readonly title: string; readonly quantity: number };

/** What was chosen beyond the fare, each thing once, with how often. */
export function ExtraList({ of }: { of: readonly Extra[] }) {
  const { locale } = useFacts();
  const byTitle = Map.groupBy(of, ({ title }) => title);
  const names = [...byTitle].map(([title, same]) => {
    const count = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return isolated(count > 1 ? `${title} × ${count}` : title);
  });
  return new Intl.ListFormat(locale, { type: "unit" }).format(names);
}
