import { listScenarios, sampleUsers } from "../../packages/sandbox/src/exports/index.ts";
import type { startMarketplace } from "./marketplace.ts";

/** What `npm start` prints: where to go, who to sign in as, and how to make the sandbox misbehave. */
export const welcome = ({ origin, sandbox }: Awaited<ReturnType<typeof startMarketplace>>): string => {
  const where = `\nSafar is at ${origin}\n   in Arabic at ${origin}/ar\n`;
  if (!sandbox) return `${where}\nCtrl+C stops it.`;
  const users = sampleUsers.map(({ email, password, country }) => `   ${country}  ${email}  ${password}`);
  const scenarios = listScenarios().map(
    ({ name, trigger, does }) => `   ${name.padEnd(24)} ${trigger.en} → ${does.en}`,
  );
  return [
    where,
    `Sign in as\n${users.join("\n")}\n`,
    `The services are simulated; their admin interface is at ${sandbox.adminUrl}\n`,
    `Scenarios\n${scenarios.join("\n")}\n`,
    "Ctrl+C stops it.",
  ].join("\n");
};
