import type { Errand, PersonPlan } from "../plan.types.ts";
import { type Aim, back, backFromPeople, calm, failing, guest, leave, type Moment, minuteMs, refusing } from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

type Counted = {
  readonly errand: Errand;
  /** `event` of `an event`. */
  readonly noun: string;
  readonly one: string;
  /** What is chosen of it, and what others take of it. */
  readonly units: string;
  readonly taken: string;
  readonly goes: string;
  readonly routes: readonly [string, ...string[]];
  /** Its calls, by their numbers, and by which path a price is asked for. */
  readonly calls: { readonly results: string; readonly read: string; readonly price: string; readonly path: string };
  /** What a price is refused with. */
  readonly refused: readonly (readonly [code: string, status: number])[];
  /** What is rare at this vertical's own choice. */
  readonly own?: readonly Aim[];
};

/** Where something is chosen by the number. */
export const choosing: Moment = { step: "choice", at: { open: "choosing" } };

type Given = { readonly errand: Errand; readonly person: Partial<PersonPlan> };

/** Nothing befalls them but what is said. */
export const calmOf = (errand: Errand, route: string): Given & Pick<Aim, "weather"> => ({
  errand,
  person: { ...guest, route },
  weather: calm,
});

/** Whoever books what is sold by the number, and what is rare on the way. */
export const countedAims = (kind: Counted): readonly Aim[] => {
  const { calls, errand, goes, noun, one, own = [], refused, routes, taken, units } = kind;
  const given: Given = { errand, person: { ...guest, route: routes[0] } };
  const rare = (name: string, does: Aim["does"], faults?: Aim["faults"]): Aim => ({
    name,
    ...given,
    weather: calm,
    ...(faults === undefined ? {} : { faults }),
    ...(does === undefined ? {} : { does }),
  });
  return [
    ...routes.map((route): Aim => ({ errand, name: `${one} of ${route}`, person: { route } })),
    ...[1, 2].map(
      (adults): Aim => ({ ...rare(`${adults} ${goes}`, undefined, []), person: { ...given.person, adults } }),
    ),
    rare(`a search of ${errand} is left`, [[{ step: "walk", at: { shopping: "searching" } }, leave]]),
    rare(`${one} is left`, [[{ step: "walk", at: "inspecting" }, leave]]),
    rare(
      `${one} cannot be read, then it can`,
      [[{ step: "choice", at: "failed" }, { say: { type: "choice.reload" } }]],
      [failing(calls.read)],
    ),
    rare(`a price of ${units} cannot be had, then it can`, undefined, [failing(calls.price)]),
    ...refused.map(
      ([code, status]): Aim => ({
        name: `${units} of ${one} are priced: ${code}`,
        ...given,
        ...refusing(calls.path, code, status),
      }),
    ),
    rare(`somebody takes ${taken} while one looks, and the ${noun} cannot be read again`, [
      [choosing, { fault: failing(calls.read) }],
      [choosing, { say: { type: "choice.hinted" } }],
      [choosing, { say: { type: "choice.hinted" } }],
    ]),
    rare(`what is said of ${one} is an hour old, then another search`, [
      [choosing, { sleepMs: 70 * minuteMs }],
      [{ step: "choice", at: "expired" }, { say: { type: "search.refresh" } }],
    ]),
    rare(`another search, said to those who choose ${units}`, [[choosing, { say: { type: "search.edit" } }]]),
    ...own,
    rare(`back from ${one} to the others`, [[choosing, back]]),
    rare(`another day begins at ${one}`, [[{ step: "walk", at: "inspecting" }, { say: { type: "setting.change" } }]]),
    rare(`back from the people of a price of ${one} that was opened by its address`, backFromPeople, []),
    ...leavingAims({ given, inspecting: "inspecting", results: calls.results }),
  ];
};
