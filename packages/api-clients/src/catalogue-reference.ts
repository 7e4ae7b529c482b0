import type { Endpoint, ServiceName } from "./http/endpoint.ts";
import { shapeText } from "./shape-text.ts";

const titles: Readonly<Record<ServiceName, string>> = {
  travel: "Flight and general service",
  hotels: "Hotel service",
  app: "Main app service",
  client: "Client service",
};

const services = ["travel", "hotels", "app", "client"] as const satisfies readonly ServiceName[];

// A pipe ends a cell and a backtick ends a code span; neither may come from the text.
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const rowOf = ({ call, method, path, auth, timeoutMs, origin, summary }: Endpoint): string =>
  `| ${call} | ${method} | \`${cell(path)}\` | ${auth} | ${timeoutMs / 1000} s | ${origin} | ${cell(summary)} |`;

const shapesOf = ({ method, path, request, response }: Endpoint): string =>
  [
    `#### ${method} ${path}`,
    "",
    "```ts",
    `request  ${shapeText(request)}`,
    `response ${shapeText(response)}`,
    "```",
  ].join("\n");

const byCall = (one: Endpoint, other: Endpoint): number =>
  one.call.localeCompare(other.call) || one.path.localeCompare(other.path) || one.method.localeCompare(other.method);

const tableHead = [
  "| Call | Method | Path | Auth | Timeout | Origin | What it does |",
  "| --- | --- | --- | --- | --- | --- | --- |",
];

const sectionOf = (own: readonly Endpoint[]): string => {
  const service = own[0]?.service ?? "app";
  const table = [...tableHead, ...own.map(rowOf)].join("\n");
  return [`## ${titles[service]}`, table, "### Shapes", ...own.map(shapesOf)].join("\n\n");
};

/** The reference page of the four services as Markdown: a table and the shapes of each, from the declarations alone. */
export const catalogueReference = (endpoints: readonly Endpoint[]): string => {
  const sections = services
    .map((service) => endpoints.filter((endpoint) => endpoint.service === service).toSorted(byCall))
    .filter((own) => own.length > 0)
    .map(sectionOf);
  return [
    "# Endpoint catalogue",
    "Made from the declarations in `packages/api-clients`. `origin` is `project` where the specification names no such call. Every answer comes in an envelope; a response below is what its `Data` holds.",
    ...sections,
    "",
  ].join("\n\n");
};
