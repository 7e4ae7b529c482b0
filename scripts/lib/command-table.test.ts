import { expect, test } from "vitest";
import { commandPage, readCommands } from "./command-table.ts";

test("default: a command is told with the event that it stands for, and what goes with it", () => {
  const signIn = new Map(
    readCommands()
      .get("connectSignIn")
      ?.map(({ command, event }) => [command, event]),
  );
  expect(signIn.get("submitPassword")).toEqual({
    type: "password.submit",
    fields: ["identifier", "password", "remember"],
  });
  expect(signIn.get("chooseProvider")?.type).toBe("social.choose");
  expect(commandPage()).toContain('| `cancel` | `{ type: "flow.cancel" }` |');
});

test("behavior: what a view gives as a function is called", () => {
  expect(readCommands().get("connectContact")).toContainEqual({ command: "submit", event: null });
});

test("invariant: every event is one, and no view is without its commands", () => {
  const commands = readCommands();
  expect(commands.size).toBeGreaterThan(25);
  for (const rows of commands.values())
    for (const { event } of rows) if (event !== null) expect(event.type).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
});
