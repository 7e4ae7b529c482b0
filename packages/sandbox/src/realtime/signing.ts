import { hmac } from "@noble/hashes/hmac.js";
import { md5 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Signs and checks with an app's secret. Synchronous and the same in Node and in a browser. */
export interface Signer {
  /** HMAC-SHA256 as 64 hexadecimal digits. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  /** `{key}:{signature}`, as clients pass it on from whoever authorised them. */
  authorise(text: string): string;
  isAuthorised(text: string, authorisation: unknown): boolean;
}

export type Credentials = { readonly key: string; readonly secret: string };

/** Looks at every character whatever the first ones say, so the time taken tells nothing about the right signature. */
const isSameText = (expected: string, given: string): boolean => {
  let difference = expected.length ^ given.length;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= expected.charCodeAt(index) ^ given.charCodeAt(index);
  }
  return difference === 0;
};

export const createSigner = ({ key, secret }: Credentials): Signer => {
  const secretBytes = utf8ToBytes(secret);
  const sign = (text: string) => bytesToHex(hmac(sha256, secretBytes, utf8ToBytes(text)));
  const authorise = (text: string) => `${key}:${sign(text)}`;
  return {
    sign,
    isSigned: (text, signature) => isSameText(sign(text), signature),
    authorise,
    isAuthorised: (text, authorisation) =>
      typeof authorisation === "string" && isSameText(authorise(text), authorisation),
  };
};

/** What a client signs to join a private or presence channel. */
export const subscriptionText = (socketId: string, channel: string, channelData?: string): string =>
  channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;

/** What a client signs to say who it is. */
export const signInText = (socketId: string, userData: string): string => `${socketId}::user::${userData}`;

/** The digest that the signed HTTP API carries of its bodies. */
export const md5Hex = (text: string): string => bytesToHex(md5(utf8ToBytes(text)));
