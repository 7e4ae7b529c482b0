import { createManualClock, openSandbox } from "../../packages/sandbox/src/exports/index.ts";

const json = { "content-type": "application/json" };

/** The text with which the sandbox's travel service answers a search that finds 1,000 itineraries. */
export const searchAnswer = async (): Promise<string> => {
  const sandbox = openSandbox({ clock: createManualClock(Date.UTC(2026, 10, 21, 9)) });
  sandbox.admin.switches.set("many_results", true);
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = json) => {
    const answered = sandbox.fetch(`http://sandbox/travel/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const state = { isHere: false };
    const response = answered.finally(() => {
      state.isHere = true;
    });
    // The sandbox holds answers back as providers do; its clock moves on by hand.
    while (!state.isHere) {
      await new Promise((resolve) => setImmediate(resolve));
      sandbox.clock.advance(1000);
    }
    return (await response).text();
  };
  const { username, password } = sandbox.credentials;
  const { Data } = JSON.parse(await post("partner/api/auth/token", { username, password }));
  return post(
    "air/api/search",
    {
      trip_type: "one_way",
      legs: [{ from: "LHE", to: "DXB", date: "2026-12-10" }],
      travellers: { adult: 1 },
      currency: "PKR",
    },
    { ...json, authorization: `Bearer ${Data.Token}` },
  );
};
