import { createServerFn } from "@tanstack/react-start";
import { currentAccount } from "../server/account/current-account.ts";

/** Ends the session of this browser. Ending none is no mistake. */
export const signOut = createServerFn({ method: "POST" }).handler(async () => {
  const { browser } = await currentAccount();
  await browser.end();
});
