import { flightsMachine, paymentMachine } from "@safar/engine";
import { expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { type Box, layoutChart, mirrored } from "./chart-layout.ts";
import { orderMachine } from "./flows.fixtures.ts";

const machines: readonly AnyStateMachine[] = [flightsMachine, paymentMachine, orderMachine];

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

test.each(machines.map((machine) => [machine.id, machine] as const))(
  "default: in the chart of %s a state holds its own, and no two others cover each other",
  (id, machine) => {
    const { boxes } = layoutChart(machine);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.id === id || other.id.startsWith(`${one.id}.`)) expect(holds(one, other)).toBe(true);
        else expect(overlap(one, other)).toBe(false);
      }
    }
  },
);

test("behavior: every transition between two states is on a line, and lines have a beginning and an end", () => {
  const { arrows } = layoutChart(paymentMachine);
  for (const { points, transitions } of arrows) {
    expect(points.length).toBeGreaterThan(1);
    expect(transitions.length).toBeGreaterThan(0);
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  }
});

test("behavior: for those who read from the right it is the same chart, turned", () => {
  const chart = layoutChart(flightsMachine);
  const turned = mirrored(chart);
  const [box, other] = [chart.boxes.at(-1), turned.boxes.at(-1)];
  expect(other?.x).toBe(chart.width - (box?.x ?? 0) - (box?.width ?? 0));
});

test("behavior: the parts of a parallel state are marked as what goes on at once", () => {
  const { boxes } = layoutChart(orderMachine);
  expect(boxes.filter(({ isRegion }) => isRegion).map(({ id }) => id)).toEqual(["filling.basket", "filling.wrapping"]);
});

test("behavior: a line that stands for many transitions names them all", () => {
  const arrow = layoutChart(paymentMachine).arrows.find(({ names }) => names.length > 1);
  expect(arrow?.label).toBe(`${arrow?.names[0]} +${(arrow?.names.length ?? 0) - 1}`);
});
