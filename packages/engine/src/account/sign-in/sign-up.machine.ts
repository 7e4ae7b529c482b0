import { checkPhone } from "../../kernel/fields/phone.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import { checkRegistration } from "./check-registration.ts";
import { registrationOf, signUpSetup } from "./sign-up.setup.ts";

/** Signing up: a form, then a code to its phone. The account exists once the code is verified. */
export const signUpMachine = signUpSetup.createMachine({
  id: "signUp",
  context: ({ input: { dialCode, today, form } }) => ({
    dialCode,
    today,
    form: { name: "", email: "", phone: "", birthDate: "", channel: "whatsapp", ...form },
    fields: {},
    trouble: null,
    challenge: null,
    end: { type: "CANCELLED" },
  }),
  output: ({ context }) => context.end,
  initial: "entering",
  states: {
    entering: {
      tags: "stable",
      meta: { screen: "form", resume: "stay" },
      on: {
        "form.change": { actions: { type: "keep", params: ({ event }) => event.values } },
        "form.submit": [
          {
            guard: { type: "isFormValid", params: ({ event }) => event },
            target: "registering",
            actions: { type: "keep", params: ({ event }) => event.values },
          },
          {
            actions: [
              { type: "keep", params: ({ event }) => event.values },
              { type: "check", params: ({ event }) => event },
            ],
          },
        ],
        "flow.cancel": "cancelled",
      },
    },

    registering: {
      tags: ["busy", "inflight"],
      // The passwords are not kept, so after a reload they can only be typed again.
      meta: { screen: "form", resume: "drop" },
      invoke: {
        src: "register",
        input: ({ context, event }) => {
          const typed =
            event.type === "form.submit" ? registrationOf(event) : { ...context.form, password: "", confirmation: "" };
          const checked = checkRegistration(typed, context);
          return checked.ok ? checked.value : typed;
        },
        onDone: [
          { guard: withOutput("isCodeSent"), target: "confirmingCode", actions: withOutput("learn") },
          { target: "entering", actions: withOutput("learn") },
        ],
        onError: { target: "entering", actions: "reportFault" },
      },
    },

    confirmingCode: {
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
          { guard: withOutput("isTaken"), target: "alreadyRegistered", actions: withOutput("learnFromCode") },
          { target: "entering", actions: withOutput("learnFromCode") },
        ],
        onError: { target: "entering", actions: "loseCode" },
      },
    },

    signedIn: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    alreadyRegistered: { type: "final", tags: "terminal", meta: { screen: "alreadyRegistered", resume: "drop" } },
    cancelled: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
