import { useEffect } from "react";
import { accountFlows } from "./account-flows.ts";
import { leaveCode } from "./flow-pages.ts";

/** Whoever opens a page that asks for a code of its own has left the code of signing in or up: the next one is not taken for theirs. */
export const useLeftCodes = (): void =>
  useEffect(() => {
    for (const flow of [accountFlows.signIn.current(), accountFlows.signUp.current()]) if (flow) leaveCode(flow);
  }, []);
