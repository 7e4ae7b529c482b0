import type { paymentMachine } from "@safar/engine";
import type { ActorRefFrom } from "xstate";

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSend = PaymentActor["send"];
