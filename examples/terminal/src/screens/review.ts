import { connectReserve, ledgerOf, type Price } from "@safar/engine";
import { chooseCommand, confirm, type Stage } from "../stage.ts";

export const sayPrice = ({ format, say, words }: Stage, price: Price): void => {
  const { groups, total } = ledgerOf(price);
  const rows = [...groups.map(({ kind, sum }) => [words.lines[kind], sum] as const), [words.total, total] as const].map(
    ([name, amount]) => [name, format.money(amount)] as const,
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  const most = Math.max(...rows.map(([, amount]) => amount.length));
  for (const [name, amount] of rows) say(`  ${name.padEnd(width)}  ${amount.padStart(most)}`);
};

export const reviewScreen = async (stage: Stage): Promise<void> => {
  const { format, say, view, words } = stage;
  const { checkout, children, deadline, price } = view();
  const acknowledgement = checkout?.acknowledgement ?? null;
  if (acknowledgement === null || price === null) return;
  sayPrice(stage, price.charge);
  if (deadline !== null) say(words.guaranteedUntil(format.time(deadline)));
  const isYes = await confirm(stage, words.reserve(format.money(price.charge.total)));
  // The price may have gone meanwhile: only what is still allowed is sent.
  if (view().screen !== "review") return;
  children.checkout?.send(isYes ? { type: "review.accept", acknowledged: acknowledgement } : { type: "flow.back" });
};

export const reservingScreen = async (stage: Stage): Promise<void> => {
  const { say, until, view, words } = stage;
  const { reserve: child } = view().children;
  if (child === undefined) return;
  const read = () => connectReserve(child.getSnapshot());
  say(`${words.reserving} …`);
  await until(() => view().screen !== "reserving" || read().screen === "unsettled");
  if (view().screen !== "reserving") return;
  say(words.screens.unsettled);
  const wanted = await chooseCommand(stage, read().commands, ["check", "retry", "leave"]);
  const events = { check: "reservation.check", retry: "reservation.retry", leave: "flow.leave" } as const;
  child.send({ type: events[wanted] });
};
