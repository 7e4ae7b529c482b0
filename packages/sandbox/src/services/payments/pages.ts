import {
  bookingsEndpoints,
  type Endpoint,
  envelopeSchema,
  financialEndpoints,
  type ResponseOf,
} from "@safar/api-clients/wire";
import { z } from "zod";
import type { Dispatch } from "../../core/dispatch.ts";
import type { Asked } from "../../core/input.ts";
import type { Paper } from "../orders/document.types.ts";

/** Answers of the sandbox that are not JSON: the page of a cardholder's bank, and documents. */
type Ask = Dispatch;

type Challenge = ResponseOf<typeof financialEndpoints.challenge>;

/** Makes the file of a paper. */
export type Print = (paper: Paper) => Promise<Uint8Array<ArrayBuffer>>;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' *; base-uri 'none'; frame-ancestors 'none'",
};

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:#eef1f5;color:#1b2430}" +
  "main{background:#fff;padding:2rem;border-radius:.75rem;max-width:24rem;box-shadow:0 2px 12px #0002}" +
  "button{font:inherit;padding:.6rem 1.2rem;border-radius:.5rem;border:1px solid #1b2430;background:#fff;cursor:pointer}" +
  "button[value=approve]{background:#1b2430;color:#fff}dd{margin:0 0 .5rem;font-weight:600}form{display:flex;gap:.75rem;margin-top:1rem}";

type Locale = "en" | "ar";

const bankWords = {
  en: {
    bank: "Sandbox bank",
    ask: "Do you approve this payment?",
    to: "To",
    card: "Card",
    amount: "Amount",
    approve: "Approve",
    decline: "Decline",
    close: "You may close this page.",
  },
  ar: {
    bank: "بنك تجريبي",
    ask: "هل توافق على هذه الدفعة؟",
    to: "إلى",
    card: "البطاقة",
    amount: "المبلغ",
    approve: "موافقة",
    decline: "رفض",
    close: "يمكنك إغلاق هذه الصفحة.",
  },
} satisfies Readonly<Record<Locale, unknown>>;

/** The language of the page that the payer came from: banks know no other. */
const localeOf = ({ return_url: url }: Challenge): Locale =>
  /^(?:https?:\/\/[^/]+)?\/ar(?:[/?#]|$)/i.test(url) ? "ar" : "en";

const html = (status: number, body: string, locale: Locale = "en"): Response =>
  new Response(
    `<!doctype html><html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${bankWords[locale].bank}</title><style>${style}</style><main>${body}</main></html>`,
    { status, headers },
  );

const challengePage = (challenge: Challenge): Response => {
  const { attempt_id: id, merchant, masked, amount } = challenge;
  const locale = localeOf(challenge);
  const words = bankWords[locale];
  return html(
    200,
    `<h1>${words.bank}</h1><p>${words.ask}</p><dl><dt>${words.to}</dt><dd>${escape(merchant)}</dd>` +
      `<dt>${words.card}</dt><dd><bdi dir="ltr">${escape(masked)}</bdi></dd>` +
      `<dt>${words.amount}</dt><dd><bdi dir="ltr">${escape(amount.amount)} ${escape(amount.currency)}</bdi></dd></dl>` +
      `<form method="get" action="/app/financial/3ds/${encodeURIComponent(id)}/answer">` +
      `<button name="decision" value="approve">${words.approve}</button>` +
      `<button name="decision" value="decline">${words.decline}</button></form>`,
    locale,
  );
};

const isWebAddress = (url: string): boolean => /^(?:https?:\/\/|\/(?![/\\]))/i.test(url);

/** Back where the payer came from, which learns the outcome by inquiry alone. */
const goBack = (challenge: Challenge): Response => {
  const { return_url: url } = challenge;
  if (isWebAddress(url))
    return new Response(null, { status: 303, headers: { location: url, "cache-control": "no-store" } });
  const locale = localeOf(challenge);
  return html(200, `<h1>${bankWords[locale].bank}</h1><p>${bankWords[locale].close}</p>`, locale);
};

const challengePath = /^\/app\/financial\/3ds\/([^/]+)(\/answer)?$/;
const documentPath = /^\/client\/documents\/([A-Z0-9]+)\.pdf$/;

const fileOf = async (paper: Paper, print: Print): Promise<Response> =>
  new Response(await print(paper), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${paper.name}"`,
      "cache-control": "private, no-store",
    },
  });

/** Answers a page's address by asking the sandbox's own calls, or gives null for every other address. */
export const answerPage = async (
  request: Asked,
  ask: Ask,
  { apiKey, print }: { readonly apiKey: string; readonly print?: Print | undefined },
): Promise<Response | null> => {
  if (request.method !== "GET") return null;
  const { pathname, searchParams, origin } = new URL(request.url);
  const [challenge, file] = [challengePath.exec(pathname), documentPath.exec(pathname)];
  if (challenge === null && file === null) return null;

  const askFor = async <E extends Endpoint>(
    { response }: E,
    path: string,
    body?: object,
  ): Promise<ResponseOf<E> | null> => {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await ask(
      new Request(`${origin}${path}`, { ...init, headers: { "api-key": apiKey, "content-type": "application/json" } }),
    );
    const envelope = envelopeSchema.parse(await answer.json());
    return envelope.error === undefined ? z.parse<E["response"]>(response, envelope.Data) : null;
  };

  if (file !== null) {
    const found = await askFor(bookingsEndpoints.document, `/client/user/bookings/pdf/${file[1]}`);
    if (found === null) return html(404, "<h1>Not found</h1><p>This address is no longer good.</p>");
    return print === undefined ? html(501, "<h1>Not printed</h1><p>No printer was given.</p>") : fileOf(found, print);
  }
  const path = `/app/financial/challenges/${challenge?.[1]}`;
  const isAnswer = challenge?.[2] !== undefined;
  const decision = searchParams.get("decision");
  const { challenge: read, answerChallenge } = financialEndpoints;
  const found = isAnswer ? await askFor(answerChallenge, path, { decision }) : await askFor(read, path);
  if (found === null) return html(404, "<h1>Not found</h1><p>There is no such payment.</p>");
  return isAnswer || !found.open ? goBack(found) : challengePage(found);
};

/** A page, or the answer of one of the services. Without a printer the documents have no files. */
export const answerAll = async (
  { fetch, credentials }: { readonly fetch: Ask; readonly credentials: { readonly apiKey: string } },
  request: Asked,
  print?: Print,
): Promise<Response> => (await answerPage(request, fetch, { apiKey: credentials.apiKey, print })) ?? fetch(request);
