import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isFunctionCall, isNoFunction } from "./call-address.ts";
import { answerToCall, noteBegin, noteCall, refusedInput } from "./function-call.ts";
import type { RequestContext } from "./request-context.ts";

const at = (path: string) => new Request(`https://safar.example${path}`);
const name = "a".repeat(64);

test("default: tells calls of functions from other requests, and names from what is none", () => {
  expect([`/_serverFn/${name}`, "/", "/blog/_serverFn/x"].map((path) => isFunctionCall(at(path)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(
    [`/_serverFn/${name}`, "/_serverFn/", "/_serverFn/../x", "/_serverFn/a%00"].map((p) => isNoFunction(at(p))),
  ).toEqual([false, true, false, true]);
});

describe("refusedInput", () => {
  // As the framework hands on what a schema says.
  const refusal = (schema: z.ZodType, input: unknown) =>
    new Error(JSON.stringify(schema.safeParse(input).error?.issues, undefined, 2));

  test("default: names each field and what is allowed", async () => {
    const schema = z.object({
      page: z.number().int().max(50),
      legs: z.array(z.object({ from: z.string().length(3) })),
    });
    const answer = refusedInput(refusal(schema, { page: "one", legs: [{ from: "KHI" }, { from: "" }] }));
    expect(answer?.status).toBe(400);
    expect(await answer?.json()).toEqual({
      error: "bad_request",
      message: expect.stringMatching(/^page: .*; legs\.1\.from: /),
    });
  });

  test("default: speaks of the input as a whole when no field is at fault", async () => {
    expect(await refusedInput(refusal(z.string(), 1))?.json()).toMatchObject({
      message: expect.stringMatching(/^input: /),
    });
  });

  test.each([
    ["an error of the server", new Error("connect ECONNREFUSED 10.0.0.7:5432")],
    ["one that begins like a list", new Error("[redis] gone")],
    ["a list of something else", new Error("[1,2]")],
    ["an empty list", new Error("[]")],
    ["a schema that the function itself holds", z.string().safeParse(1).error],
    ["what is no error", "text"],
  ])("behavior: %s is another matter", (_, error) => {
    expect(refusedInput(error)).toBeNull();
  });
});

describe("answerToCall", () => {
  const calledBy = () => {
    const context = { id: "1" } as RequestContext;
    noteCall(context);
    return context;
  };
  const failed = () => new Response("SyntaxError", { status: 500 });

  test("behavior: what failed before its function began could not be read", async () => {
    const answer = answerToCall(failed(), calledBy());
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toContain("load the page again");
  });

  test("behavior: what failed in its function has failed, and what did not is left alone", () => {
    const begun = calledBy();
    noteBegin(begun);
    expect(answerToCall(failed(), begun).status).toBe(500);
    expect(answerToCall(new Response("{}"), calledBy()).status).toBe(200);
  });

  test("default: is kept by no cache, unless its function says for how long", () => {
    const keptFor = (answer: Response) => answerToCall(answer, calledBy()).headers.get("cache-control");
    expect(keptFor(new Response("{}"))).toBe("no-store");
    expect(keptFor(failed())).toBe("no-store");
    expect(keptFor(new Response("{}", { headers: { "cache-control": "max-age=60" } }))).toBe("max-age=60");
  });
});
