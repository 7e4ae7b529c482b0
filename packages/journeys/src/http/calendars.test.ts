import { expect, test } from "vitest";
import { ask } from "../product/ask.ts";
import { sandbox } from "../product/sandbox.ts";

const ended: ReadonlySet<unknown> = new Set(["Cancelled", "Expired", "Refunded"]);

test("invariant: what has ended stands in no calendar, of whatever kind it is, and what never was paid comes into none", async () => {
  const orders = (await sandbox().rows("orders")).filter(
    ({ status, vertical }) => vertical !== "wallet" && (status === "Confirmed" || ended.has(status)),
  );
  const told = orders.map(async ({ history, status, uuid, vertical }) => {
    const { status: answered, text } = await ask(`/api/bookings/${String(uuid)}/calendar.ics`);
    const isPaid = JSON.stringify(history).includes("payment.captured");
    const stands = /METHOD:PUBLISH/u.test(text);
    return { vertical, status, isPaid, answered, stands };
  });
  for (const { isPaid, answered, stands, ...order } of await Promise.all(told))
    expect({ ...order, answered, stands }).toEqual({
      ...order,
      answered: isPaid ? 200 : 410,
      stands: order.status === "Confirmed",
    });
  expect(orders.length).toBeGreaterThan(7);
});
