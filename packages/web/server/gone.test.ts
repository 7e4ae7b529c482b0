import { expect, test } from "vitest";
import { noteWhenGone } from "./gone.ts";

test.each([
  ["a socket that broke", new Error("aborted")],
  ["one that closed without a word", undefined],
])("behavior: what fails because its caller has gone is the caller's doing: %s", (_, reason) => {
  const controller = new AbortController();
  const request = new Request("http://safar.example/", { signal: controller.signal });
  noteWhenGone(request);
  const heard: unknown[] = [];
  request.signal.addEventListener("abort", () => heard.push(request.signal.reason.status));
  controller.abort(reason);
  expect(heard).toEqual([499]);
});
