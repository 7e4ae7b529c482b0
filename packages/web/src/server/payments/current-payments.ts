import "@tanstack/react-start/server-only";
import { createPaymentCodes, createPaymentService, createVoucherCheck } from "@safar/api-clients";
import { getRequestHeader } from "@tanstack/react-start/server";
import { currentAccount } from "../account/current-account.ts";
import { limitedCodes } from "../account/limited-auth.ts";
import { currentRequest } from "../request/current-request.ts";
import { systemClock } from "../system-clock.ts";
import { limitedVoucherCheck } from "../wallet/limited-wallet.ts";
import { guardedPayments } from "./guarded-payments.ts";
import { createPayers } from "./payers.ts";
import { ownOriginOf, paymentOriginsOf } from "./payment-origins.ts";
import { returnAddress } from "./return-address.ts";

/** Where payers may be sent from the page that is being answered. */
export const currentPaymentOrigins = async (): Promise<readonly string[]> => {
  const { server } = await currentRequest();
  return paymentOriginsOf(server.environment, ownOriginOf(getRequestHeader("host") ?? null, server));
};

/** Payments on behalf of the request being answered: for a guest, or with the signed-in person's token. */
export const currentPayments = async ({ returnPath }: { readonly returnPath: string } = { returnPath: "" }) => {
  const [{ context, server }, { browser }] = await Promise.all([currentRequest(), currentAccount()]);
  const { facts, session, clientAddress } = context;
  const { environment, lasting, log, rateLimits, upstream } = server;
  const ownOrigin = ownOriginOf(getRequestHeader("host") ?? null, server);
  const wire = {
    client: upstream({ locale: facts.locale, country: facts.edition, apiToken: session?.apiToken }).app,
    clock: systemClock,
    offsetMs: () => upstream.clockOffsetMs("app"),
    // The sandbox's bank is forwarded at our own address; elsewhere a path is on the service's.
    redirectBase: environment.SANDBOX ? ownOrigin : environment.APP_URL,
  };
  const limits = { rateLimits, clientAddress, now: systemClock.now };
  const returnUrl = returnAddress(returnPath, ownOrigin);
  return {
    payments: guardedPayments(createPaymentService({ ...wire, returnUrl: () => returnUrl }), {
      ...limits,
      payers: createPayers(lasting),
      onUnkept: (error) => log.error({ error: error instanceof Error ? error.message : String(error) }, "payers"),
      person: session?.user.uuid ?? null,
      endSession: browser.end,
    }),
    codes: limitedCodes(createPaymentCodes(wire), limits),
    checkVoucher: limitedVoucherCheck(createVoucherCheck(wire), { ...limits, person: session?.user.uuid ?? null }),
  };
};
