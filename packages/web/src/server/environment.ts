import { z } from "zod";

const origin = z.url({ protocol: /^https?$/, error: "must be an http or https URL, such as https://safar.example" });
const baseUrl = origin.transform((url) => url.replace(/\/+$/, ""));
const secret = z.string().min(1);
const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");

/** How many proxies: `false` is none, `true` is one. */
const proxies = z
  .string()
  .default("false")
  .transform((text) => (text === "false" ? "0" : text === "true" ? "1" : text))
  .refine((text) => /^\d$/.test(text), "must be true, false or the number of proxies from 0 to 9")
  .transform(Number);

/** `safar.pk=PK,safar.sa=SA` → which edition each host shows. A host that is not listed shows Pakistan's. */
const editions = z
  .string()
  .default("")
  .transform((text, context) => {
    const pairs = text
      .split(",")
      .filter(Boolean)
      .map((pair) => pair.split("=").map((part) => part.trim()));
    const byHost: Record<string, "PK" | "SA"> = {};
    for (const [host, edition] of pairs) {
      if (!host || (edition !== "PK" && edition !== "SA")) {
        context.addIssue(`must be host=PK or host=SA pairs with commas between them, and has "${host}=${edition}"`);
        return z.NEVER;
      }
      byHost[host] = edition;
    }
    return byHost;
  });

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost");
  return isSafe && url?.origin === text;
};

/** `https://pay.example,https://acs.bank.example`. */
const origins = z
  .string()
  .default("")
  .transform((text, context) => {
    const listed = text.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
    const wrong = listed.find((one) => !isOrigin(one));
    if (wrong === undefined) return listed;
    context.addIssue(`must be https origins such as https://pay.example with commas between them, and has "${wrong}"`);
    return z.NEVER;
  });

const isTileAddress = (text: string): boolean =>
  ["{z}", "{x}", "{y}"].every((part) => text.includes(part)) && isOrigin(URL.parse(text)?.origin ?? "");

/** `https://{s}.tiles.example/{z}/{x}/{y}.png`, as Leaflet fills it in. */
const tileAddress = z
  .string()
  .refine(
    isTileAddress,
    "must be an https address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png",
  );

export const longestStopDelaySeconds = 120;

/** Every setting of the server. `.env.example` documents them; a test holds the two together. */
export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  EDITIONS: editions,
  TRAVEL_URL: baseUrl,
  TRAVEL_USERNAME: secret,
  TRAVEL_PASSWORD: secret,
  HOTELS_URL: baseUrl,
  HOTELS_USERNAME: secret,
  HOTELS_PASSWORD: secret,
  APP_URL: baseUrl,
  APP_API_KEY: secret,
  CLIENT_URL: baseUrl,
  CLIENT_API_KEY: secret,
  PAYMENT_ORIGINS: origins,
  PICTURE_ORIGINS: origins,
  MAP_TILES_URL: tileAddress.optional(),
  MAP_TILES_ATTRIBUTION: z.string().default(""),
  REALTIME_KEY: secret,
  REALTIME_URL: z.url({ protocol: /^wss?$/, error: "must be a ws or wss URL, such as wss://ws.example:443" }),
  CAPTCHA_SECRET: z.string().min(16, "must be at least 16 characters; any long random text does"),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis or rediss URL" }).optional(),
  STATE_FILE: z.string().optional(),
  GOOGLE_CLIENT_ID: secret.optional(),
  APPLE_CLIENT_ID: secret.optional(),
  TRUST_PROXY: proxies,
  FRONT_PAGE_SECONDS: z.coerce.number().int().min(0).max(300).default(30),
  PAGES_AT_ONCE: z.coerce.number().int().min(0).max(10_000).default(150),
  SERVICE_PAUSE_SECONDS: z.coerce.number().int().min(0).max(300).default(5),
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(longestStopDelaySeconds).default(2),
  ADMIN_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  ADMIN_HOST: z.string().default("127.0.0.1"),
  SANDBOX: flag,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Environment = z.output<typeof environmentSchema>;

/** Reads the settings; an empty one counts as absent. Throws one error that names every key that is missing or wrong. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const key = issue.path.join(".");
    return `  ${key}: ${given[key] === undefined ? "is missing" : issue.message}`;
  });
  throw new Error(`The environment is not complete. Set these (see .env.example):\n${[...new Set(lines)].join("\n")}`);
};
