import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import { notify } from "../notices/notices.ts";

type Told = {
  readonly to: { readonly email: string; readonly userId: string | null };
  readonly kind: "prebooking" | "waiting";
  readonly title: Names;
  readonly body: Names;
  readonly link: string;
};

/** Tells somebody what they asked to be told: in a mail in both languages, and, who has an account, among their notifications. */
export const tellPerson = (call: Call, { body, kind, link, title, to: { email, userId } }: Told): void => {
  call.outbox.send({
    channel: "email",
    to: email,
    kind,
    subject: `${title.en} · ${title.ar}`,
    text: `${body.en} ${link}\n\n${body.ar} ${link}`,
  });
  if (userId === null) return;
  notify(call, { userId, title, body, link });
};
