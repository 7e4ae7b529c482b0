import { randomBytes } from "node:crypto";
import type { SandboxServer } from "../../packages/sandbox/src/exports/server.ts";

/** The settings with which a web server speaks to a sandbox. */
export const settingsFor = ({ url, realtimeKeys, sandbox }: SandboxServer) => ({
  TRAVEL_URL: `${url}/travel`,
  TRAVEL_USERNAME: sandbox.credentials.username,
  TRAVEL_PASSWORD: sandbox.credentials.password,
  HOTELS_URL: `${url}/hotels`,
  HOTELS_USERNAME: sandbox.credentials.username,
  HOTELS_PASSWORD: sandbox.credentials.password,
  APP_URL: `${url}/app`,
  APP_API_KEY: sandbox.credentials.apiKey,
  CLIENT_URL: `${url}/client`,
  CLIENT_API_KEY: sandbox.credentials.apiKey,
  REALTIME_KEY: realtimeKeys.key,
  REALTIME_URL: url.replace(/^http/, "ws"),
  CAPTCHA_SECRET: randomBytes(32).toString("hex"),
  SANDBOX: "true",
});
