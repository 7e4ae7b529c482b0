import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { Shell } from "../../calls/shell.calls.ts";
import { unseenKey } from "../../session/queries.ts";

const most = 99;

/** What a mark says of notifications that have not been seen: the number, and what it counts; undefined when there are none. */
export const useUnseen = ({ viewer }: Pick<Shell, "viewer">): { shown: string; label: string } | undefined => {
  const { t } = useLingui();
  // It is asked for behind the page, not by who shows it.
  const { data: count } = useQuery<number | null>({ queryKey: unseenKey(viewer?.uuid), queryFn: skipToken });
  if (!viewer || !count) return undefined;
  return { shown: count > most ? `${most}+` : String(count), label: t`${count} new` };
};
