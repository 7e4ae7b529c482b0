import { checkPhone } from "../../kernel/fields/phone.ts";
import { withOutput } from "../../kernel/flow/with-output.ts";
import { checkIdentifier, codeSentFor, signInSetup } from "./sign-in.setup.ts";

/** Signing in: by password, by a one-time code, or by a social account, which may have a number to verify first. */
export const signInMachine = signInSetup.createMachine({
  id: "signIn",
  context: ({ input: { dialCode, providers, form } }) => ({
    dialCode,
    providers,
    form: { identifier: "", phone: "", country: "", channel: "whatsapp", remember: false, ...form },
    fields: {},
    trouble: null,
    lockedUntil: null,
    challenge: null,
    sent: null,
    ticket: null,
    end: { type: "CANCELLED" },
  }),
  output: ({ context }) => context.end,
  on: { "problems.forget": { actions: "clearTrouble" } },
  initial: "entering",
  states: {
    entering: {
      initial: "password",
      on: {
        "form.change": { actions: { type: "keep", params: ({ event }) => event.values } },
        "method.choose": [
          {
            guard: { type: "isByCode", params: ({ event }) => event.method },
            target: ".phone",
            actions: "clearTrouble",
          },
          { target: ".password", actions: "clearTrouble" },
        ],
        "code.enter": { guard: "isCodeWaiting", target: "confirmingCode", actions: "clearTrouble" },
        "social.choose": {
          guard: { type: "isProviderConfigured", params: ({ event }) => event.provider },
          target: "signingIn",
        },
        "flow.cancel": "cancelled",
      },
      states: {
        password: {
          tags: "stable",
          meta: { screen: "password", resume: "stay" },
          on: {
            "password.submit": [
              {
                guard: { type: "isPasswordEntered", params: ({ event }) => event },
                target: "#signIn.signingIn",
                actions: {
                  type: "keep",
                  params: ({ event: { identifier, remember } }) => ({ identifier, remember }),
                },
              },
              {
                actions: [
                  {
                    type: "keep",
                    params: ({ event: { identifier, remember } }) => ({ identifier, remember }),
                  },
                  { type: "checkPassword", params: ({ event }) => event },
                ],
              },
            ],
          },
        },
        phone: {
          tags: "stable",
          meta: { screen: "phone", resume: "stay" },
          on: {
            "phone.submit": [
              {
                guard: { type: "isPhoneEntered", params: ({ event }) => event.phone },
                target: "#signIn.confirmingCode",
                actions: [
                  "clearTrouble",
                  {
                    type: "keep",
                    params: ({ event: { type: _type, ...values } }) => values,
                  },
                ],
              },
              {
                actions: [
                  {
                    type: "keep",
                    params: ({ event: { type: _type, ...values } }) => values,
                  },
                  { type: "checkPhone", params: ({ event }) => event.phone },
                ],
              },
            ],
          },
        },
      },
    },

    signingIn: {
      tags: ["busy", "inflight"],
      // The password is not kept, so after a reload it can only be typed again.
      meta: { screen: "password", resume: "drop" },
      invoke: {
        src: "signIn",
        input: ({ context: { dialCode, form }, event }) => {
          if (event.type === "social.choose") {
            const { provider, idToken } = event;
            return { kind: "social", provider, idToken, remember: form.remember };
          }
          const identifier = checkIdentifier(form.identifier, dialCode);
          return {
            kind: "password",
            identifier: identifier.ok ? identifier.value : form.identifier,
            password: event.type === "password.submit" ? event.password : "",
            remember: form.remember,
          };
        },
        onDone: [
          { guard: withOutput("isSignedIn"), target: "signedIn", actions: withOutput("learn") },
          { guard: withOutput("isCodeNeeded"), target: "confirmingCode", actions: withOutput("learn") },
          { guard: withOutput("isPhoneNeeded"), target: "verifyingPhone", actions: withOutput("learn") },
          { guard: withOutput("isLocked"), target: "locked", actions: withOutput("learn") },
          { target: "entering", actions: withOutput("learn") },
        ],
        onError: { target: "entering", actions: "reportFault" },
      },
    },

    confirmingCode: {
      meta: { screen: "code", resume: "stay" },
      tags: "stable",
      invoke: {
        id: "code",
        src: "otp",
        input: ({ context }) => {
          const { challenge, dialCode, form } = context;
          const phone = checkPhone(form.phone, dialCode);
          return {
            purpose: "sign-in",
            phone: challenge === null && phone.ok ? phone.value : null,
            channel: form.channel,
            remember: form.remember,
            canChangeNumber: challenge === null,
            dialCode,
            challenge: challenge ?? codeSentFor(context)?.challenge ?? null,
          };
        },
        onDone: [
          { guard: withOutput("isProved"), target: "signedIn", actions: withOutput("learnFromCode") },
          { guard: "wasByPassword", target: "entering.password", actions: withOutput("learnFromCode") },
          { target: "entering.phone", actions: withOutput("learnFromCode") },
        ],
        onError: { target: "entering.phone", actions: "loseCode" },
      },
    },

    verifyingPhone: {
      meta: { screen: "newPhone", resume: "stay" },
      tags: "stable",
      invoke: {
        id: "newPhone",
        src: "phoneVerification",
        input: ({ context: { dialCode, form, ticket } }) => ({
          purpose: "account-verification",
          phone: null,
          channel: form.channel,
          remember: form.remember,
          dialCode,
          reference: ticket,
        }),
        onDone: [
          { guard: withOutput("isProved"), target: "signedIn", actions: withOutput("learnFromCode") },
          { target: "entering", actions: withOutput("learnFromCode") },
        ],
        onError: { target: "entering", actions: "loseCode" },
      },
    },

    /** One identifier is locked, not the person: another identifier, or another way, is open. */
    locked: {
      tags: "stable",
      meta: { screen: "locked", resume: "stay" },
      invoke: {
        src: "waitUntil",
        input: ({ context }) => ({ at: context.lockedUntil ?? 0 }),
        onDone: { target: "entering", actions: "unlock" },
      },
      on: {
        "form.change": {
          guard: { type: "isOtherIdentifier", params: ({ event }) => event.values },
          target: "entering",
          actions: ["unlock", { type: "keep", params: ({ event }) => event.values }],
        },
        "method.choose": {
          guard: { type: "isByCode", params: ({ event }) => event.method },
          target: "entering.phone",
          actions: "unlock",
        },
        "flow.cancel": "cancelled",
      },
    },

    signedIn: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
    cancelled: { type: "final", tags: "terminal", meta: { screen: "done", resume: "drop" } },
  },
});
