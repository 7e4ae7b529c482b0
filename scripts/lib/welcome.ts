import {
  describeTrigger,
  listScenarios,
  samplePassword,
  sampleUsers,
} from "../../packages/sandbox/src/exports/index.ts";
import type { startMarketplace } from "./marketplace.ts";

const users = () =>
  Object.entries(sampleUsers).map(([edition, { email }]) => `  ${edition}  ${email}  ${samplePassword}`);

const scenarios = (endpoints: Parameters<typeof listScenarios>[0]) => {
  const rows = listScenarios(endpoints).map(({ name, trigger, happens }) => ({
    when: trigger.by === "switch" ? `switch ${name}` : describeTrigger(trigger).en,
    happens: happens.en,
  }));
  const width = Math.max(...rows.map(({ when }) => when.length));
  return rows.map(({ when, happens }) => `  ${when.padEnd(width)}  ${happens}`);
};

/** What `npm start` prints: where to go, who to sign in as, and how to make the sandbox misbehave. */
export const welcome = ({ origin, sandbox }: Awaited<ReturnType<typeof startMarketplace>>): string => {
  const lines = ["", `Safar is at     ${origin}`, `in Arabic at    ${origin}/ar`];
  if (sandbox) {
    lines.push(
      "",
      "The services are simulated. Sign in as",
      ...users(),
      "",
      "Scenarios",
      ...scenarios(sandbox.sandbox.admin.endpoints()),
      "",
      `Messages that were sent, with their one-time codes: ${sandbox.adminUrl}/outbox`,
      `Switches, faults, the clock and the ledger: ${sandbox.adminUrl}`,
    );
  }
  return [...lines, "", "Ctrl+C stops it."].join("\n");
};
