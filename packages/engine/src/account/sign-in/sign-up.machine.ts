import { checkPhone } from "../../kernel/fields/phone.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import { checkDetails } from "./check-details.ts";
import { signUpSetup } from "./sign-up.setup.ts";

/**
 * Signing up: who somebody is, a password, then a code to the phone. The account exists once the code is verified. Whoever goes back from
 * the code finds it again, as long as nothing was changed, or once what was changed is sent. What turns out to have an account already is
 * replaced, and all the rest stays as it is.
 */
export const signUpMachine = signUpSetup.createMachine({
  id: "signUp",
  context: ({ input: { dialCode, today } }) => ({
    dialCode,
    today,
    form: { name: "", email: "", phone: "", country: "", birthDate: "", channel: "whatsapp" },
    fields: {},
    trouble: null,
    challenge: null,
    isSent: false,
    taken: null,
    end: { type: "CANCELLED" },
  }),
  output: ({ context }) => context.end,
  on: { "problems.forget": { actions: "clearTrouble" } },
  initial: "details",
  states: {
    details: {
      tags: "stable",
      meta: { screen: "details", resume: "stay" },
      on: {
        "form.change": { actions: { type: "keep", params: ({ event }) => event.values } },
        "form.submit": [
          {
            guard: { type: "isFormValid", params: ({ event }) => event.values },
            target: "password",
            actions: [{ type: "keep", params: ({ event }) => event.values }, "clearTrouble"],
          },
          {
            actions: [
              { type: "keep", params: ({ event }) => event.values },
              { type: "checkForm", params: ({ event }) => event.values },
            ],
          },
        ],
        "code.enter": { guard: "isCodeWaiting", target: "code", actions: "clearTrouble" },
        "flow.cancel": "cancelled",
      },
    },

    password: {
      tags: "stable",
      meta: { screen: "password", resume: "stay" },
      on: {
        "password.submit": [
          { guard: { type: "isPasswordGood", params: ({ event }) => event }, target: "registering" },
          { actions: { type: "checkPassword", params: ({ event }) => event } },
        ],
        "step.back": { target: "details", actions: "clearTrouble" },
        "code.enter": { guard: "isCodeWaiting", target: "code", actions: "clearTrouble" },
        "flow.cancel": "cancelled",
      },
    },

    registering: {
      tags: ["busy", "inflight"],
      // The password is not kept, so after a reload it can only be typed again.
      meta: { screen: "password", resume: "drop" },
      invoke: {
        src: "register",
        input: ({ context, event }) => {
          const details = checkDetails(context.form, context);
          const requestId = context.challenge?.requestId ?? null;
          const { password, confirmation } =
            event.type === "password.submit" ? event : { password: "", confirmation: "" };
          const { country: _country, ...form } = context.form;
          return { ...form, ...(details.ok ? details.value : {}), password, confirmation, requestId };
        },
        onDone: [
          { guard: withOutput("isCodeSent"), target: "code", actions: withOutput("learn") },
          { guard: withOutput("isAboutDetails"), target: "details", actions: withOutput("learn") },
          { target: "password", actions: withOutput("learn") },
        ],
        onError: { target: "password", actions: "reportFault" },
      },
    },

    code: {
      tags: "stable",
      meta: { screen: "code", resume: "stay" },
      invoke: {
        id: "code",
        src: "otp",
        input: ({ context: { challenge, dialCode, form } }) => {
          const phone = checkPhone(form.phone, dialCode);
          return {
            purpose: "sign-up",
            phone: phone.ok ? phone.value : null,
            channel: form.channel,
            canChangeNumber: true,
            dialCode,
            challenge,
          };
        },
        onDone: [
          { guard: withOutput("isProved"), target: "signedIn", actions: withOutput("learnFromCode") },
          { guard: withOutput("isTaken"), target: "taken", actions: withOutput("learnFromCode") },
          { target: "password", actions: withOutput("learnFromCode") },
        ],
        onError: { target: "password", actions: "loseCode" },
      },
    },

    taken: {
      tags: "stable",
      meta: { screen: "taken", resume: "stay" },
      on: {
        "form.submit": [
          {
            guard: { type: "isFormValid", params: ({ event }) => event.values },
            target: "completing",
            actions: [{ type: "keep", params: ({ event }) => event.values }, "clearTrouble"],
          },
          {
            actions: [
              { type: "keep", params: ({ event }) => event.values },
              { type: "checkForm", params: ({ event }) => event.values },
            ],
          },
        ],
        "step.back": { target: "password", actions: "clearTrouble" },
        "flow.cancel": "cancelled",
      },
    },

    completing: {
      tags: ["busy", "inflight"],
      meta: { screen: "taken", resume: "drop" },
      invoke: {
        src: "complete",
        input: ({ context }) => {
          const details = checkDetails(context.form, context);
          const { channel, email, phone } = { ...context.form, ...(details.ok ? details.value : {}) };
          return { ticket: context.taken?.ticket ?? "", email, phone, channel };
        },
        onDone: [
          { guard: withOutput("isSignedIn"), target: "signedIn", actions: withOutput("learn") },
          { guard: withOutput("isCodeSent"), target: "code", actions: withOutput("learn") },
          { guard: withOutput("isTicketExpired"), target: "password", actions: withOutput("learn") },
          { target: "taken", actions: withOutput("learn") },
        ],
        onError: { target: "taken", actions: "reportFault" },
      },
    },

    signedIn: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    cancelled: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
