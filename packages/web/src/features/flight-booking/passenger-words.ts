import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AgeBand } from "@safar/engine";

export const passengerTypes: Readonly<Record<AgeBand, MessageDescriptor>> = {
  adult: msg`Adult`,
  child: msg`Child`,
  infant: msg`Infant`,
};

/** What a passenger travels by. */
export const travelDocuments = { passport: msg`Passport`, cnic: msg`CNIC`, saudi_id: msg`Saudi ID` } as const;
