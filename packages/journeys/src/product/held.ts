import type { Sandbox } from "./sandbox.ts";

/** What the sandbox holds of a booking's order, and how many payments were taken for it. */
export const heldOf = async (sandbox: Sandbox, uuid: string) => {
  const order = (await sandbox.rows("orders")).find((row) => row["uuid"] === uuid);
  const attempts = (await sandbox.rows("payment_attempts")).filter((row) => row["order"] === order?.["id"]);
  return { status: order?.["status"], captured: attempts.filter((row) => row["state"] === "received").length };
};
