import { msg } from "@lingui/core/macro";
import type { LoaderArgs } from "../../app/loading/loader-args.ts";
import type { SoldVertical } from "../../app/verticals.ts";
import { loadBooking } from "../bookings/load-booking.ts";

type Params = { readonly vertical: SoldVertical; readonly uuid: string };

/** What was paid for, as it stands now. */
export const loadConfirmation = ({ vertical, uuid }: Params, args: LoaderArgs) =>
  loadBooking({ vertical, name: msg`Payment confirmation` }, uuid, args);
