import {
  passwordResetActors,
  passwordResetMachine,
  signInActors,
  signInMachine,
  signUpActors,
  signUpMachine,
} from "@safar/engine";
import type { AnyActorRef } from "xstate";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { createKeptFlow } from "../../engine/flows/kept-flow.ts";
import { authService } from "../../engine/services/auth.service.ts";

type Flow = {
  hasTag: (tag: "stable") => boolean;
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>;
};

/** Nothing is on its way, neither in the flow nor in its code. */
const isRestful = (flow: Flow): boolean =>
  flow.hasTag("stable") && !Object.values(flow.children).some((child) => child?.getSnapshot().hasTag?.("busy"));

/** Each of them may lead over several pages, and through a reload. */
export const accountFlows = {
  signIn: createKeptFlow({
    name: "sign-in",
    machine: signInMachine.provide({ actors: signInActors(authService, serverClock) }),
    isRestful,
  }),
  signUp: createKeptFlow({
    name: "sign-up",
    machine: signUpMachine.provide({ actors: signUpActors(authService, serverClock) }),
    isRestful,
  }),
  passwordReset: createKeptFlow({
    name: "password-reset",
    machine: passwordResetMachine.provide({ actors: passwordResetActors(authService, serverClock) }),
    isRestful,
  }),
};
