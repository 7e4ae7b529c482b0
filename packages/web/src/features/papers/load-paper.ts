import { msg } from "@lingui/core/macro";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { readSupport } from "../../calls/contact.calls.ts";
import { loadBooking } from "../bookings/load-booking.ts";
import type { PaperName, PaperOfKind } from "./paper.types.ts";

type Asked = {
  readonly kind: PaperOfKind;
  readonly vertical: SoldVertical;
  readonly uuid: string;
  readonly paper: PaperName;
};

/** A paper of a vertical's booking, and how people reach us. */
export const loadPaper = async ({ kind, vertical, uuid, paper }: Asked, args: LoaderArgs) => {
  const name = paper === "invoice" ? msg`Invoice` : kind.name;
  const [loaded, support] = await Promise.all([loadBooking({ name, vertical }, uuid, args), readSupport()]);
  return { ...loaded, support };
};
