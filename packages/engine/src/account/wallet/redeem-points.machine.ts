import { withOutput } from "../../kernel/flow/with-output.ts";
import { redeemPointsSetup } from "./redeem-points.setup.ts";

/**
 * Points for cash or credits. One intention has one attempt id, which the service honours once; the points that the person saw
 * go with it, so that two tabs do not redeem the same points twice. After a lost answer the service's own record is read, and
 * nothing is sent again but on the person's word.
 */
export const redeemPointsMachine = redeemPointsSetup.createMachine({
  id: "redeemPoints",
  context: ({ input: { attempt } }) => ({
    attempt,
    packages: [],
    points: 0,
    chosen: null,
    trouble: null,
    end: { type: "LEFT", isUnknown: false },
  }),
  output: ({ context }) => context.end,
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen: "loading", resume: "restart" },
      invoke: {
        id: "loading",
        src: "readPackages",
        onDone: [
          { guard: withOutput("isRead"), target: "choosing", actions: withOutput("learnPackages") },
          { target: "unavailable", actions: withOutput("learnPackages") },
        ],
        onError: { target: "unavailable", actions: "reportFault" },
      },
      on: { "flow.leave": "left" },
    },
    unavailable: {
      tags: "stable",
      meta: { screen: "unavailable", resume: "stay" },
      on: { "packages.reload": { target: "loading", actions: "clearTrouble" }, "flow.leave": "left" },
    },
    choosing: {
      tags: "stable",
      meta: { screen: "packages", resume: "stay" },
      on: {
        "package.choose": {
          guard: { type: "isAffordable", params: ({ event }) => event.id },
          target: "confirming",
          actions: { type: "choose", params: ({ event }) => event.id },
        },
        "packages.reload": { target: "loading", actions: "clearTrouble" },
        "flow.leave": "left",
      },
    },
    confirming: {
      tags: "stable",
      meta: { screen: "confirm", resume: "stay" },
      on: {
        "points.redeem": { target: "redeeming", actions: "clearTrouble" },
        "step.back": { target: "choosing", actions: "forgetChoice" },
        "flow.leave": "left",
      },
    },
    redeeming: {
      tags: ["busy", "inflight", "money"],
      meta: { screen: "redeeming", resume: "inquire" },
      invoke: {
        src: "redeem",
        input: ({ context: { attempt, chosen, points } }) => ({
          attempt,
          packageId: chosen?.id ?? "",
          pointsSeen: points,
        }),
        onDone: [
          { guard: withOutput("isRedeemed"), target: "redeemed", actions: withOutput("learnRedeemed") },
          { guard: withOutput("isUnknown"), target: "unknown", actions: withOutput("learnRedeemed") },
          // What is offered, or what there is, is not what was shown: it is read again.
          { guard: withOutput("isRefused"), target: "loading", actions: withOutput("learnRedeemed") },
          { target: "confirming", actions: withOutput("learnRedeemed") },
        ],
        onError: "unknown",
      },
    },
    /** The points may be gone. The service remembers who redeemed what, and is asked. */
    unknown: {
      initial: "asking",
      tags: "money",
      on: { "flow.leave": { target: "left", actions: "noteLeftUnknown" } },
      states: {
        asking: {
          tags: "busy",
          meta: { screen: "unknown", resume: "inquire" },
          invoke: {
            id: "asking",
            src: "readPackages",
            onDone: [
              { guard: withOutput("isOurs"), target: "#redeemPoints.redeemed", actions: withOutput("noteFound") },
              {
                guard: withOutput("isRead"),
                target: "#redeemPoints.choosing",
                actions: [withOutput("learnPackages"), "noteNotArrived"],
              },
              { target: "unsettled", actions: withOutput("learnPackages") },
            ],
            onError: { target: "unsettled", actions: "reportFault" },
          },
        },
        unsettled: {
          tags: "stable",
          meta: { screen: "unknown", resume: "inquire" },
          on: { "status.check": "asking", RESUME: "asking" },
        },
      },
    },
    redeemed: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    left: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
