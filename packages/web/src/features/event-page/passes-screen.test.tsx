// @vitest-environment jsdom
import { passChoiceMachine } from "@safar/engine";
import { quantityChoiceModel, sampleEvent } from "@safar/engine/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createActor, fromPromise, type InputFrom, type OutputFrom } from "xstate";
import { renderResults } from "../results/results.harness.tsx";
import { PassesScreen } from "./passes-screen.tsx";

afterEach(cleanup);

type Actors = NonNullable<Parameters<typeof passChoiceMachine.provide>[0]["actors"]>;
type Reading = NonNullable<Actors["readChoice"]>;

const { READ } = quantityChoiceModel.outcomes.readChoice;

test("behavior: with nothing chosen the foot names no pass, whichever is left; then it says how many are chosen", async () => {
  const [first] = READ.read.slots;
  const lines = first.order.lines.map((line) => ({ ...line, item: "group", least: 1, left: 10 }));
  const from = { minor: 640_000, currency: "PKR" } as const;
  const dates = sampleEvent.dates.map((show) => ({ ...show, passesLeft: { day: 0, group: 10 }, from }));
  const passes = sampleEvent.passes.map((pass) => ({ ...pass, price: from, fee: { ...from, minor: 0 } }));
  const slots = [{ ...first, order: { ...first.order, lines } }];
  const read = { ...READ.read, about: { ...sampleEvent, dates, passes }, slots, slot: first.id };
  const actor = createActor(
    passChoiceMachine.provide({
      actors: {
        readChoice: fromPromise<OutputFrom<Reading>, InputFrom<Reading>>(async () => ({ type: "READ", read })),
        waitUntil: fromPromise(() => new Promise<void>(() => {})),
      },
    }),
    { input: { item: sampleEvent.id } },
  ).start();
  await act(async () => undefined);
  await renderResults(<PassesScreen actor={actor} />, "en", "/events/select-pass/S-1");
  const foot = within(screen.getByRole("complementary"));
  expect(foot.getByText(/^from/).textContent).toMatch(/^from Rs\s6,400$/);
  expect(foot.getByRole("status").textContent).toMatch(/No pass chosen$/);
  expect(foot.queryByText(/Group/)).toBeNull();
  fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "2" } });
  await act(async () => undefined);
  expect(foot.getByRole("status").textContent).toMatch(/2 passes · 8 people$/);
});
