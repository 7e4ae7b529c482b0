import { useLingui } from "@lingui/react/macro";
import { Status } from "@safar/ui/badge";
import { statusOf } from "../shell/booking-status.ts";

/** A booking's status as a shape and a word; one that is not known as the service writes it. */
export function StatusMark({ status, isOver = false }: { status: string; isOver?: boolean }) {
  const { t } = useLingui();
  const { tone, words } = statusOf(status, isOver);
  return <Status tone={tone}>{typeof words === "string" ? <bdi>{words}</bdi> : t(words)}</Status>;
}
