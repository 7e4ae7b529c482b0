import { isNoFunction, unknownFunction } from "../src/server/request/call-address.ts";
import { commonHeaders } from "../src/server/security/headers.ts";

type Words = { readonly en: string; readonly ar: string };

type Refusal = {
  readonly status: 400 | 405 | 413 | 503;
  /** For programs. */
  readonly error: string;
  readonly title: Words;
  readonly told: Words;
  readonly headers?: Readonly<Record<string, string>>;
};

/** In both languages, since what is refused here is refused before anybody knows whose it is. */
const pageOf = ({ title, told }: Refusal): string => `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title.en}</title></head>
<body><main><h1>${title.en}</h1><p>${told.en}</p><section lang="ar" dir="rtl"><h2>${title.ar}</h2><p>${told.ar}</p></section></main></body>
</html>
`;

/** A refusal in words: a page for people, a problem for programs. */
export const refuse = (request: Request, refusal: Refusal): Response => {
  const { error, headers = {}, status, told } = refusal;
  const forPeople = request.headers.get("accept")?.includes("text/html") ?? false;
  const plain = { "cache-control": "no-store", ...headers };
  return forPeople
    ? new Response(pageOf(refusal), {
        status,
        headers: {
          ...plain,
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": "default-src 'none'",
        },
      })
    : Response.json({ error, message: told.en }, { status, headers: plain });
};

export const tooLong: Refusal = {
  status: 413,
  error: "too_large",
  title: { en: "That was too much at once", ar: "هذا أكثر مما يمكن إرساله دفعة واحدة" },
  told: {
    en: "What was sent is larger than 64 KiB, and was not taken. Go back and send less.",
    ar: "ما أرسلته أكبر من 64 كيلوبايت ولم يُقبل. ارجع وأرسل أقل من ذلك.",
  },
};

export const tooBusy: Refusal = {
  status: 503,
  error: "too_busy",
  title: { en: "Many people are here just now", ar: "الإقبال كبير الآن" },
  told: {
    en: "This page cannot be drawn at once. Load it again in a few seconds. Bookings and payments that are under way go on.",
    ar: "تعذّر عرض هذه الصفحة فورًا. أعد تحميلها بعد ثوانٍ. الحجوزات والمدفوعات الجارية مستمرة.",
  },
  headers: { "retry-after": "2" },
};

const badHost: Refusal = {
  status: 400,
  error: "bad_host",
  title: { en: "This address cannot be read", ar: "تعذّرت قراءة هذا العنوان" },
  told: {
    en: "The request must name one host, such as safar.example or localhost:3000.",
    ar: "يجب أن يذكر الطلب مضيفًا واحدًا، مثل safar.example أو localhost:3000.",
  },
};

const badMethod: Refusal = {
  status: 405,
  error: "method_not_allowed",
  title: { en: "This cannot be done with a page", ar: "لا يمكن فعل ذلك بهذه الصفحة" },
  told: { en: "Pages are read with GET or HEAD.", ar: "تُقرأ الصفحات بالطريقة GET أو HEAD." },
  headers: { allow: "GET, HEAD, POST" },
};

const isHost = (host: string): boolean => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);

// POST, for what a form sends whose page has no script yet.
const ofPages = new Set(["GET", "HEAD", "POST"]);
/** Methods that say themselves what they take. */
const answersItself = /^\/(?:api|_serverFn)\//;
/** No request of the platform can have them. */
const forbidden = new Set(["TRACE", "TRACK", "CONNECT"]);

const isMethodOf = (method: string, pathname: string): boolean =>
  ofPages.has(method) || (answersItself.test(pathname) && !forbidden.has(method));

/** An answer of this server's own with the headers that all of them carry. */
export const headed = (response: Response, https: boolean): Response => {
  for (const [name, value] of Object.entries(commonHeaders(https))) response.headers.set(name, value);
  return response;
};

const refusalOf = (request: Request): Response | null => {
  const host = request.headers.get("host");
  if (host !== null && !isHost(host)) return refuse(request, badHost);
  const { pathname } = new URL(request.url);
  if (!isMethodOf(request.method, pathname)) return refuse(request, badMethod);
  return isNoFunction(request) ? unknownFunction() : null;
};

/** The answer to a request that no page and no function can be asked with, or null. */
export const malformed = (request: Request, https: boolean): Response | null => {
  const refusal = refusalOf(request);
  return refusal && headed(refusal, https);
};
