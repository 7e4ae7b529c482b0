import type { RealtimeClock } from "./clock.ts";
import { limits } from "./protocol.ts";
import { md5Hex, type Signer } from "./signing.ts";

/** Thrown inside the HTTP API to answer with a status and a plain sentence. */
export class ApiRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "ApiRefusal";
    this.status = status;
  }
}

export const percentDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiRefusal(400, "The address is not well encoded; use percent encoding of UTF-8");
  }
};

/** Query parameters as they were signed: percent-decoded, with a plus sign left a plus sign. */
export const parametersOf = (url: URL): Map<string, string> =>
  new Map(
    url.search
      .slice(1)
      .split("&")
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf("=");
        return at < 0
          ? [percentDecoded(pair), ""]
          : [percentDecoded(pair.slice(0, at)), percentDecoded(pair.slice(at + 1))];
      }),
  );

const signedText = (method: string, path: string, parameters: Map<string, string>): string => {
  const pairs = [...parameters]
    .filter(([name]) => name !== "auth_signature")
    .map(([name, value]) => ({ name: name.toLowerCase(), value }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return [method, path, pairs.map(({ name, value }) => `${name}=${value}`).join("&")].join("\n");
};

type Signed = {
  readonly method: string;
  readonly url: URL;
  readonly parameters: Map<string, string>;
  readonly body: string;
};

/** Throws a 401 unless the request is signed by the app's secret, for this body, now. */
export const checkSignature = (
  { method, url, parameters, body }: Signed,
  { key, signer, clock }: { readonly key: string; readonly signer: Signer; readonly clock: RealtimeClock },
): void => {
  const given = (name: string) => parameters.get(name) ?? "";
  if (given("auth_key") !== key) throw new ApiRefusal(401, "Unknown auth_key; use the app's own key");
  if (given("auth_version") !== "1.0") throw new ApiRefusal(401, "Unsupported auth_version; it must be 1.0");
  const ageSeconds = Math.abs(clock.now() / 1_000 - Number(given("auth_timestamp") || Number.NaN));
  if (!(ageSeconds <= limits.signatureAgeSeconds)) {
    throw new ApiRefusal(
      401,
      `Timestamp expired: auth_timestamp must be within ${limits.signatureAgeSeconds} seconds of the server's ${new Date(clock.now()).toISOString()}`,
    );
  }
  if (!signer.isSigned(signedText(method, url.pathname, parameters), given("auth_signature"))) {
    throw new ApiRefusal(401, "Invalid signature: sign method, path and sorted query with the app's secret");
  }
  if (body !== "" && given("body_md5") !== md5Hex(body)) {
    throw new ApiRefusal(401, "body_md5 does not match the body");
  }
};
