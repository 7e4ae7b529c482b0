import { expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "./catalogue.ts";
import { catalogueReference } from "./catalogue-reference.ts";
import { endpointsOf } from "./http/endpoint.ts";
import { shapeText } from "./shape-text.ts";

test("default: a page for two services, each with its table and its shapes", () => {
  const search = endpointsOf("travel")({
    call: "C006",
    method: "GET",
    path: "air/api/airports",
    auth: "bearer",
    summary: "Finds airports by name | code.",
    request: z.object({ query: z.string(), page: z.int().default(1) }),
    response: z.array(z.object({ iata: z.string(), kind: z.enum(["airport", "city"]), lat: z.number().nullable() })),
  });
  const dashboard = endpointsOf("client")({
    call: "C121",
    method: "GET",
    path: "user/dashboard/all",
    auth: "optionalUser",
    summary: "Loads the home page.",
    request: z.object({}),
    response: z.object({ settings: z.record(z.string(), z.boolean()), at: z.iso.datetime().optional() }),
  });
  expect(catalogueReference([dashboard, search])).toMatchInlineSnapshot(`
    "# Endpoint catalogue

    Made from the declarations in \`packages/api-clients\`. \`origin\` is \`project\` where the specification names no such call. Every answer comes in an envelope; a response below is what its \`Data\` holds.

    ## Flight and general service

    | Call | Method | Path | Auth | Timeout | Origin | What it does |
    | --- | --- | --- | --- | --- | --- | --- |
    | C006 | GET | \`air/api/airports\` | bearer | 60 s | specification | Finds airports by name \\| code. |

    ### Shapes

    #### GET air/api/airports

    \`\`\`ts
    request  { query: string; page?: integer = 1 }
    response ({ iata: string; kind: "airport" | "city"; lat: number | null })[]
    \`\`\`

    ## Client service

    | Call | Method | Path | Auth | Timeout | Origin | What it does |
    | --- | --- | --- | --- | --- | --- | --- |
    | C121 | GET | \`user/dashboard/all\` | optionalUser | 60 s | specification | Loads the home page. |

    ### Shapes

    #### GET user/dashboard/all

    \`\`\`ts
    request  {}
    response { settings: { [name]: boolean }; at?: string (date-time) }
    \`\`\`

    "
  `);
});

test("default: shapes that refer to themselves, are one of several, or have odd names", () => {
  const tree = z.object({
    name: z.string(),
    get children() {
      return z.array(tree);
    },
  });
  expect(shapeText(tree)).toBe("{ name: string; children: itself[] }");
  expect(shapeText(z.array(z.union([z.string(), z.null()])))).toBe("(string | null)[]");
  expect(shapeText(z.intersection(z.object({ a: z.string() }), z.object({ b: z.literal(2) })))).toBe(
    "{ a: string; b: 2 }",
  );
  expect(shapeText(z.string().regex(/a/).regex(/b/))).toBe("string");
  expect(shapeText(z.string().transform(Number))).toBe("string");
  expect(shapeText(z.object({ "x-y": z.unknown() }))).toBe('{ "x-y": unknown }');
});

test("default: every declared endpoint is on the page", () => {
  const page = catalogueReference(endpoints);
  for (const { method, path } of endpoints) expect(page).toContain(`#### ${method} ${path}`);
});
