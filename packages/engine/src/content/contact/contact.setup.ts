import { assign, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import { checkContact, contactRules } from "./contact.rules.ts";
import type {
  ContactContext,
  ContactEvent,
  ContactField,
  ContactMessage,
  ContactOutcome,
  ContactProblems,
  ContactService,
} from "./contact.types.ts";

const types: {
  readonly context?: ContactContext;
  readonly input?: ContactInput;
  readonly events?: ContactEvent;
  readonly tags?: "busy" | "stable";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

/** The actor over the port: `contactMachine.provide({ actors: contactActors(service) })`. */
export const contactActors = (service: ContactService) => ({
  sendMessage: fromPromise<ContactOutcome, ContactMessage | null>(({ input }) =>
    input === null ? Promise.resolve({ type: "INVALID", field: null }) : service.send(input),
  ),
});

const nobody: ContactService = { send: () => Promise.resolve({ type: "UNAVAILABLE", reference: null }) };

const emptyContact: ContactContext = {
  form: { name: "", email: "", message: "" },
  captcha: null,
  problems: {},
  refusal: null,
  reference: null,
  answerBy: null,
};

/** What is written already when somebody begins, such as who they are and what their message is about. */
type ContactInput = Partial<ContactContext["form"]> | undefined;

export const beginContact = (input: ContactInput): ContactContext => ({
  ...emptyContact,
  form: { ...emptyContact.form, ...input },
});

const without = (problems: ContactProblems, field: ContactField | "captcha"): ContactProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field));

/** A problem that is on show goes as soon as it is mended; a new one waits for the next submit. */
const problemsAfter = (problems: ContactProblems, field: ContactField, value: string): ContactProblems => {
  if (problems[field] === undefined) return problems;
  const checked = contactRules[field](value);
  return checked.ok ? without(problems, field) : { ...problems, [field]: checked.error };
};

export const contactSetup = setup({
  types,
  actors: contactActors(nobody),
  guards: {
    isComplete: ({ context }) => checkContact(context).ok,
    isSent: (_, outcome: ContactOutcome) => outcome.type === "SENT",
  },
  actions: {
    edit: assign(({ context, event }) =>
      event.type === "contact.edit"
        ? {
            form: { ...context.form, [event.field]: event.value },
            problems: problemsAfter(context.problems, event.field, event.value),
          }
        : {},
    ),
    solve: assign(({ context, event }) =>
      event.type === "captcha.solve" ? { captcha: event.payload, problems: without(context.problems, "captcha") } : {},
    ),
    spendCaptcha: assign({ captcha: null }),
    nameProblems: assign(({ context }) => {
      const checked = checkContact(context);
      return { problems: checked.ok ? {} : checked.problems };
    }),
    forgive: assign({ problems: {}, refusal: null }),
    noteRefusal: assign({
      refusal: (_, outcome: ContactOutcome) => (outcome.type === "SENT" ? null : outcome),
    }),
    noteFault: assign({ refusal: { type: "UNAVAILABLE", reference: null } }),
    noteSent: assign((_, outcome: ContactOutcome) =>
      outcome.type === "SENT" ? { ...emptyContact, reference: outcome.reference, answerBy: outcome.answerBy } : {},
    ),
    empty: assign(emptyContact),
  },
});
