import { contactEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, type Refusal, refuse } from "../../core/service.ts";
import { emailComplaint, nameComplaint } from "../accounts/rules.ts";
import { answersWithinMs, supports, upload } from "../content/settings.data.ts";
import { faultOf, safeName, type UploadFault } from "../content/uploaded-file.ts";
import { keepChangeRequest } from "../orders/change-requests.ts";
import { instantOf } from "../orders/money.ts";
import { orderByUuid } from "../orders/order.ts";
import { mayRead } from "../orders/order-access.ts";

type Spent = { readonly id: string };
type Upload = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly content: string;
};

const shortestMessage = 10;

const wrong = (field: string, message: string): Refusal => refuse("validation_failed", { status: 422, field, message });

/** A token of the captcha is good for one message. */
const spendCaptcha = ({ store }: Call, token: string): void => {
  const spent = store.collection<Spent>("captcha_spent");
  if (token.trim() === "") throw wrong("captcha_token", "The captcha is required.");
  if (spent.get(token) !== undefined) throw wrong("captcha_token", "This captcha was used before. Solve a new one.");
  spent.put({ id: token });
};

const uploadMessages: Readonly<Record<UploadFault, string>> = {
  missing: "Send one file as multipart in the field `file`.",
  empty: "The file is empty.",
  too_large: `The file is larger than ${upload.max_bytes} bytes.`,
  wrong_type: `The file is none of ${upload.types.join(", ")}.`,
};
const uploadStatus: Readonly<Record<UploadFault, number>> = {
  missing: 422,
  empty: 422,
  too_large: 413,
  wrong_type: 415,
};

/** Messages to the company and files. The switch `captcha_down` takes the captcha's verification away. */
export const contactService = defineService({
  endpoints: contactEndpoints,
  handlers: {
    sendMail: (call, { name, email, message, captcha_token, change }) => {
      if (call.scenario("captcha_down")) {
        const message = "The captcha cannot be verified now.";
        throw refuse("supplier_error", { status: 503, field: "captcha_token", message, retryable: true });
      }
      if (nameComplaint(name) !== undefined) throw wrong("name", "A name has three letters or more and no digits.");
      if (emailComplaint(email) !== undefined) throw wrong("email", "This is no e-mail address.");
      if (message.trim().length < shortestMessage) {
        throw wrong("message", `A message has ${shortestMessage} characters or more.`);
      }
      spendCaptcha(call, captcha_token);
      const reference = `MSG-${call.code(6)}`;
      call.outbox.send({
        channel: "email",
        to: supports[call.country].email,
        subject: `${reference}: a message from ${name.trim()}`,
        text: `${message.trim()}\n\n${name.trim()} <${email.trim()}>`,
        kind: "contact",
      });
      const at = call.now();
      const answerBy = at + answersWithinMs;
      const order = change && orderByUuid(call.store, change.uuid);
      // Whoever knows what it was booked with may write about it, and only the booking of those who may see it remembers.
      if (order !== undefined && mayRead(order, call.userId, change?.contact ?? email))
        keepChangeRequest(call, order, {
          id: reference,
          at,
          answerBy,
          wish: change?.wish ?? "",
          day: change?.day ?? null,
        });
      return { reference, answer_by: instantOf(answerBy) };
    },
    upload: (call, { file }) => {
      const fault = faultOf(file);
      if (file === undefined || fault !== undefined) {
        const reason = fault ?? "missing";
        throw refuse("validation_failed", {
          status: uploadStatus[reason],
          field: "file",
          message: uploadMessages[reason],
          meta: { reason, max_bytes: upload.max_bytes, allowed: upload.types },
        });
      }
      const stored: Upload = { ...file, id: call.uuid(), name: safeName(file.name) };
      call.store.collection<Upload>("uploads").put(stored);
      const { id, name, type, size } = stored;
      return { id, name, type, size, url: `https://files.safar.example/${id}/${encodeURIComponent(name)}` };
    },
  },
});
