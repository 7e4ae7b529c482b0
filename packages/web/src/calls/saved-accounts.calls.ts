import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { told } from "../server/account/told.ts";
import { currentWallet } from "../server/wallet/current-wallet.ts";
import { codeAttempt, codeRequest, line } from "./values.ts";

const name = z.string().min(1).max(200);

const accountToSave = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("card"), token: name }),
  z.object({ kind: z.literal("mobile"), method: name, mobile: line }),
  z.object({ kind: z.literal("bank"), bank: line, iban: line, title: line }),
]);

export const listSavedAccounts = createServerFn().handler(async () => {
  const { savedAccounts, signedIn } = await currentWallet();
  return told(await signedIn(() => savedAccounts.list()));
});

/** Keeps an account and sends the code that verifies it. A card comes as its vault's token, never as a number. */
export const saveAccount = createServerFn({ method: "POST" })
  .validator(accountToSave)
  .handler(async ({ data }) => {
    const { savedAccounts, signedIn } = await currentWallet();
    return told(await signedIn(() => savedAccounts.save(data)));
  });

export const removeSavedAccount = createServerFn({ method: "POST" })
  .validator(name)
  .handler(async ({ data }) => {
    const { savedAccounts, signedIn } = await currentWallet();
    return told(await signedIn(() => savedAccounts.remove(data)));
  });

export const requestSavedAccountCode = createServerFn({ method: "POST" })
  .validator(codeRequest)
  .handler(async ({ data }) => {
    const { savedAccounts, signedIn } = await currentWallet();
    return told(await signedIn(() => savedAccounts.codes.requestCode(data)));
  });

export const verifySavedAccountCode = createServerFn({ method: "POST" })
  .validator(codeAttempt)
  .handler(async ({ data }) => {
    const { savedAccounts, signedIn } = await currentWallet();
    return told(await signedIn(() => savedAccounts.codes.verifyCode(data)));
  });
