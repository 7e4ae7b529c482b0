import type { Abouts, Results, ResultView } from "@safar/engine";
import { useRouterState } from "@tanstack/react-router";
import { queryWith } from "./view-address.ts";

/** Makes addresses of other searches lead to results that are looked at as these are, but for `part`. */
export const useSameView = <Row, Of extends Abouts, Sort extends string>(
  results: Results<Row, Of, Sort>,
): ((href: string, part?: Partial<ResultView<Of, Sort>>) => string) => {
  const here = useRouterState({ select: ({ location }) => location.searchStr });
  return (href, part) => {
    const [path = "", query = ""] = href.split("?");
    return `${path}${queryWith(results, query, { ...results.decode(here), ...part })}`;
  };
};
