import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { Shell } from "../../calls/shell.calls.ts";
import { unseenKey } from "../../session/queries.ts";

const most = 99;

/** What a mark says of notifications that have not been seen: the number, and what it counts; undefined when there are none. */
export const useUnseen = (shell: Pick<Shell, "viewer" | "unseen">): { shown: string; label: string } | undefined => {
  const { t } = useLingui();
  const { viewer } = shell;
  // The page came with it; later it is asked for behind the page, not by who shows it.
  const { data } = useQuery<number | null>({ queryKey: unseenKey(viewer?.uuid), queryFn: skipToken });
  const count = data ?? shell.unseen;
  if (!viewer || !count) return undefined;
  return { shown: count > most ? `${most}+` : String(count), label: t`${count} new` };
};
