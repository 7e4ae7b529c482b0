import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Facts } from "./facts.ts";

const specification = "packages/api-clients/src/specification-calls.ts";

/** The lines that declare a call of the specification: as its list has it. Tours' calls are the project's own, and listed too. */
const specified = (list: string, call: string): readonly string[] => {
  const [, method, path] = new RegExp(String.raw`\["${call}", "app", "(\w+)", "([^"]+)"\]`).exec(list) ?? [];
  if (method === undefined || path === undefined)
    throw new Error(
      `${specification} has no call ${call} of the main app service. Set scripts/new-vertical/facts.ts right.`,
    );
  const isOurs = list.indexOf(`["${call}"`) > list.indexOf("export const tourCalls");
  return [`call: "${call}",`, `method: "${method}",`, `path: "${path}",`, ...(isOurs ? ['origin: "project",'] : [])];
};

/** The greatest number of the project's own calls; those of tests begin at 900. */
const lastOwnCall = (root: string): number => {
  const texts = globSync("packages/api-clients/src/**/*.endpoints.ts", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const numbers = texts.flatMap((text) => [...text.matchAll(/call: "P(\d{3})"/g)].map(([, digits]) => Number(digits)));
  return Math.max(0, ...numbers.filter((number) => number < 900));
};

/** What the templates write into the declaration of each call, by its placeholder. */
export const callLines = (root: string, { booking, calls }: Facts): Readonly<Record<string, string>> => {
  const list = readFileSync(join(root, specification), "utf8");
  let own = lastOwnCall(root);
  const lineOf = (method: string, path: string) => {
    own += 1;
    return [
      `call: "P${String(own).padStart(3, "0")}",`,
      `method: "${method}",`,
      `path: "${path}",`,
      'origin: "project",',
    ];
  };
  const lines = Object.entries(calls).map(
    ([name, call]) => [name, typeof call === "string" ? specified(list, call) : lineOf("POST", call.path)] as const,
  );
  return Object.fromEntries(
    [...lines, ["booking", lineOf("GET", booking)] as const].map(([name, text]) => [
      `${name}Call`,
      text.join("\n    "),
    ]),
  );
};

/** What journeys and simulated people name calls by. */
export const callNumbers = (root: string, facts: Facts): Readonly<Record<string, string>> => {
  const lines = callLines(root, facts);
  const partOf = (name: string, part: string) => new RegExp(`${part}: "([^"]+)"`).exec(lines[name] ?? "")?.[1] ?? "";
  return {
    searchNumber: partOf("searchCall", "call"),
    offerNumber: partOf("offerCall", "call"),
    quotePath: partOf("quoteCall", "path"),
  };
};

/** The lines of the list of undeclared calls that go once a vertical declares them. */
export const declaredCalls = ({ calls }: Facts) =>
  Object.values(calls).flatMap((call) =>
    typeof call === "string" ? [{ file: specification, line: `  "${call}",\n` }] : [],
  );
