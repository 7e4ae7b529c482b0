import type { PaymentView, paymentMachine } from "@safar/engine";
import type { ActorRefFrom } from "xstate";

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSend = PaymentActor["send"];

/** Whether what is to pay by the chosen method could not be made out: nothing goes on until that is tried again. */
export const isUnbilled = ({ bill, method, problem }: Pick<PaymentView, "bill" | "method" | "problem">): boolean =>
  method !== null && bill === null && problem?.type === "PROBLEM";

/** What a step that cannot be taken now waits for: an answer, or that something else is done first. */
export const waitsFor = (view: PaymentView, can: boolean): { readonly busy: boolean; readonly blocked: boolean } => ({
  busy: !can && !isUnbilled(view),
  blocked: !can && isUnbilled(view),
});
