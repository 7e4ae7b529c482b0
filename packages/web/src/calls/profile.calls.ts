import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { currentAccount } from "../server/account/current-account.ts";
import { told } from "../server/account/told.ts";
import { channel, codeAttempt, codeRequest, line } from "./values.ts";

export const readProfile = createServerFn().handler(async () => {
  const { profile, signedIn } = await currentAccount();
  return told(await signedIn(() => profile.read()));
});

export const updateProfile = createServerFn({ method: "POST" })
  .validator(
    z.object({
      name: line.exactOptional(),
      email: line.exactOptional(),
      gender: z.enum(["male", "female"]).exactOptional(),
      birthDate: line.exactOptional(),
    }),
  )
  .handler(async ({ data }) => {
    const { profile, signedIn, browser } = await currentAccount();
    const outcome = await signedIn(() => profile.update(data));
    if (outcome.type === "PROFILE") await browser.update(outcome.account);
    return told(outcome);
  });

/** Sends the code that a deletion is confirmed with. */
export const initiateDeletion = createServerFn({ method: "POST" })
  .validator(channel)
  .handler(async ({ data }) => {
    const { profile, signedIn } = await currentAccount();
    return told(await signedIn(() => profile.initiateDeletion(data)));
  });

export const keepAccount = createServerFn({ method: "POST" }).handler(async () => {
  const { profile, signedIn } = await currentAccount();
  return told(await signedIn(() => profile.keepAccount()));
});

export const requestDeletionCode = createServerFn({ method: "POST" })
  .validator(codeRequest)
  .handler(async ({ data }) => {
    const { profile, signedIn } = await currentAccount();
    return told(await signedIn(() => profile.deletionCodes.requestCode(data)));
  });

export const verifyDeletionCode = createServerFn({ method: "POST" })
  .validator(codeAttempt)
  .handler(async ({ data }) => {
    const { profile, signedIn } = await currentAccount();
    return told(await signedIn(() => profile.deletionCodes.verifyCode(data)));
  });
