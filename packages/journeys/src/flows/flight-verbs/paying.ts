import { connectOtp } from "@safar/engine";
import type { InProcessSandbox } from "@safar/sandbox";
import type { Waiting } from "./waiting.ts";

export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  lost: "4000 0000 0000 0119",
} as const;

/** From the methods to the ticket. */
export const paying = ({ child, payment, until, view }: Waiting, sandbox: InProcessSandbox) => {
  const chooseMethod = async (code: string): Promise<void> => {
    await until("the methods", () => payment().screen === "methods" && !payment().busy);
    child("payment").send({ type: "method.choose", code });
    await until("the bill", () => !payment().busy);
  };
  return {
    chooseMethod,
    payByCard: async (number: string = cards.good): Promise<void> => {
      await chooseMethod("card");
      const card = { number, expiry: "12/30", securityCode: "123", holder: "Ayesha Siddiqui" };
      child("payment").send({ type: "card.submit", card, save: false });
    },
    enterCode: async (): Promise<void> => {
      await until("the code", () => payment().code !== null);
      const { code } = payment();
      if (code === null) throw new Error("No code is asked for.");
      await until("the code", () => !connectOtp(code.getSnapshot()).busy);
      const sent = sandbox.admin.outbox.messages().findLast((message) => message.code !== undefined)?.code ?? "";
      code.send({ type: "code.submit", code: sent });
    },
    ended: (): Promise<void> => until("the end", () => view().terminal),
  };
};
