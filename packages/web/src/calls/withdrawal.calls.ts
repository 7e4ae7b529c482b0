import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentWallet } from "../server/wallet/current-wallet.ts";
import { aMoney, anAttemptId, anOrderId, codeAttempt, codeRequest, line } from "./values.ts";

const name = z.string().min(1).max(100);

/** Banks, balance, limits and charges, as far as they are known. */
export const readWithdrawalOptions = createServerFn().handler(async () => {
  const { withdrawals, signedIn } = await currentWallet();
  return told(await signedIn(() => withdrawals.options()));
});

export const listWithdrawals = createServerFn().handler(async () => {
  const { withdrawals, signedIn } = await currentWallet();
  return told(await signedIn(() => withdrawals.list()));
});

/** Holds the amount and sends a code. The same attempt never holds twice. */
export const requestWithdrawal = createServerFn({ method: "POST" })
  .validator(
    z.object({
      attempt: anAttemptId,
      amount: aMoney,
      account: z.object({ bank: name, iban: name, title: line.min(1), saved: z.uuid().optional() }),
    }),
  )
  .handler(async ({ data }) => {
    const { withdrawals, signedIn } = await currentWallet();
    return told(await signedIn(() => withdrawals.request(data)));
  });

export const cancelWithdrawal = createServerFn({ method: "POST" })
  .validator(z.object({ withdrawal: anOrderId }))
  .handler(async ({ data }) => {
    const { withdrawals, signedIn } = await currentWallet();
    return told(await signedIn(() => withdrawals.cancel(data.withdrawal)));
  });

export const requestWithdrawalCode = createServerFn({ method: "POST" })
  .validator(codeRequest)
  .handler(async ({ data }) => {
    const { withdrawals, signedIn } = await currentWallet();
    return told(await signedIn(() => withdrawals.codes.requestCode(data)));
  });

export const verifyWithdrawalCode = createServerFn({ method: "POST" })
  .validator(codeAttempt)
  .handler(async ({ data }) => {
    const { withdrawals, signedIn } = await currentWallet();
    return told(await signedIn(() => withdrawals.codes.verifyCode(data)));
  });
