import {
  connectExtras,
  connectOtp,
  connectQuote,
  connectReserve,
  connectSearch,
  connectTravellers,
  type FlightsScreen,
} from "@safar/engine";
import type { InProcessSandbox, Random } from "@safar/sandbox";
import { acts } from "../flows/autopilot.ts";
import { type FlightWalk, searchFor, type WalkEvent } from "../flows/flight-walk.ts";
import type { PersonPlan } from "./plan.ts";

/** Numbers that the sandbox's bank treats each in its own way. */
const cardNumbers = [
  ...Array<string>(3).fill("4242 4242 4242 4242"),
  "4000 0000 0000 0002",
  "4000 0000 0000 9995",
  "4000 0000 0000 3220",
  "4000 0000 0000 0119",
  "4000 0000 0000 0341",
  "4000 0000 0000 0001",
];
/** The same endings are scenarios of the sandbox in either country. */
const mobiles = {
  PK: ["03001234567", "03001234567", "03001230002", "03001232222", "03001233333", "0300"],
  SA: ["0512345678", "0512345678", "0512340002", "0512342222", "0512343333", "05"],
} as const;
const methods = {
  PK: ["card", "card", "card", "jazzcash", "easypaisa", "otc_voucher", "bank_transfer", "instalment", "wallet_balance"],
  SA: ["card", "card", "mada", "stc_pay", "apple_pay", "apple_pay", "sadad", "instalment", "wallet_balance"],
} as const;

/** What a card looks like that must be in nothing that is kept. */
export const cardSecrets: readonly string[] = [
  ...new Set(cardNumbers.flatMap((number) => [number, number.replaceAll(" ", "")])),
];

export type Scene = {
  readonly sandbox: InProcessSandbox;
  readonly person: PersonPlan;
  readonly random: Random;
  /** The method that they pay by whatever else there is. */
  readonly method: string | null;
  /** The airline that they fly with if it is there. */
  readonly airline: string | null;
};

type Hand = (walk: FlightWalk, scene: Scene) => void;

/** What the signed-in hold goes before the method. */
const deduct: Hand = (walk, { random }) =>
  walk.child("payment").send({
    type: "deductions.change",
    deductions: { usePromoCredits: random.next() < 0.5, useBalance: random.next() < 0.5 },
  });

const payerHand: Hand = (walk, scene) => {
  const { person, random, sandbox } = scene;
  const child = walk.child("payment");
  const view = walk.payment();
  const { code, commands, method, need, options, screen } = view;
  if (view.obstacle === "covered" && commands.changeDeductions) {
    // What is covered already is closed by the balance, or paid without it.
    if (view.closing !== null && random.next() < 0.5) child.send({ type: "method.choose", code: view.closing.code });
    else child.send({ type: "deductions.change", deductions: { usePromoCredits: false, useBalance: false } });
    return;
  }
  switch (screen) {
    case "methods": {
      const usable = options?.methods.filter(({ hindrance }) => hindrance === null).map((one) => one.code) ?? [];
      const wanted = scene.method ?? random.pick<string>(methods[person.country]);
      if (method !== null && random.next() < 0.5) child.send({ type: "method.change" });
      else child.send({ type: "method.choose", code: usable.includes(wanted) ? wanted : (usable[0] ?? "") });
      break;
    }
    case "card": {
      const [saved] = commands.payFrom;
      if (person.isSignedIn && view.deductions.voucher === null && random.next() < 0.2) deduct(walk, scene);
      else if (saved !== undefined && random.next() < 0.3) child.send({ type: "account.submit", accountId: saved });
      else
        child.send({
          type: "card.submit",
          card: { number: random.pick(cardNumbers), expiry: "12/30", securityCode: "123", holder: "Ayesha Siddiqui" },
          save: random.next() < 0.3,
        });
      break;
    }
    case "mobile":
      child.send({ type: "mobile.submit", mobile: random.pick<string>(mobiles[person.country]) });
      break;
    case "confirm":
    case "balance":
      child.send({ type: "payment.submit" });
      break;
    case "code": {
      const sent = sandbox.admin.outbox.messages().findLast((message) => message.code !== undefined)?.code ?? "";
      const flow = code?.getSnapshot();
      if (code === null || flow === undefined) break;
      const { screen: at } = connectOtp(flow);
      if (at === "code") code.send({ type: "code.submit", code: random.next() < 0.8 ? sent : "000000" });
      else if (random.next() < 0.5) code.send({ type: "code.resend" });
      else code.send({ type: "flow.cancel" });
      break;
    }
    case "redirect": {
      // The bank's page, in the same window; what the address says that one comes back with is not believed.
      if (need?.type === "REDIRECT" && random.next() < 0.7) {
        const decision = random.next() < 0.8 ? "approve" : "decline";
        void sandbox.fetch(`${need.url.split("?")[0]}/answer?decision=${decision}`).catch(() => null);
      }
      child.send({ type: random.next() < 0.8 ? "redirect.returned" : "redirect.follow" });
      break;
    }
    case "sdk":
      child.send({ type: "sdk.finished", result: "done" });
      break;
    case "voucher":
      child.send(random.next() < 0.3 ? { type: "attempt.abandon" } : { type: "inquiry.checkNow" });
      break;
    case "failed":
    case "cancelled":
      child.send({ type: random.next() < 0.7 && commands.retry ? "attempt.retry" : "method.change" });
      break;
    case "unavailable":
      child.send({ type: "options.reload" });
      break;
    case "stillWaiting":
    case "support":
      child.send({ type: "inquiry.checkNow" });
      break;
    case "expired":
      child.send({ type: random.next() < 0.5 ? "options.reload" : "flow.leave" });
      break;
    default:
  }
};

const extrasHand: Hand = (walk, { random }) => {
  const child = walk.child("extras");
  const view = connectExtras(child.getSnapshot());
  if (view.busy) return;
  if (view.screen === "failed") {
    child.send({ type: random.next() < 0.7 ? "extras.reload" : "extras.submit" });
    return;
  }
  const [map] = view.seatMaps;
  if (map !== undefined && random.next() < 0.6) {
    const seats = map.cabins
      .flatMap(({ rows }) => rows.flatMap(({ elements }) => elements))
      .filter((one) => one.kind === "seat" && one.status === "available");
    const seat = seats[random.integer(0, Math.max(0, Math.min(9, seats.length - 1)))];
    for (const { id } of view.passengers)
      if (seat?.kind === "seat")
        child.send({ type: "seat.choose", segmentId: map.segmentId, passengerId: id, designator: seat.designator });
  }
  child.send({ type: "extras.submit" });
};

const hands: Readonly<Partial<Record<FlightsScreen, Hand>>> = {
  search: (walk, { person }) =>
    walk.send({ type: "search.submit", search: searchFor(person.route, { adults: person.adults }) }),
  results: (walk, scene) => {
    const child = walk.child("search");
    const offer = walk
      .offers()
      .find(({ legs }) => legs.every(({ segments }) => segments.every(({ airline }) => airline === scene.airline)));
    if (offer === undefined || !connectSearch(child.getSnapshot()).commands.choose) acts.results?.(walk);
    else child.send({ type: "offer.choose", offer: offer.id });
  },
  itinerary: (walk, { random }) => {
    const { fares } = walk.view();
    if (fares.length > 0 && random.next() < 0.3) walk.send({ type: "fare.choose", fareId: random.pick(fares).id });
    walk.send({ type: "itinerary.accept" });
  },
  quote: (walk, { random }) => {
    const child = walk.child("quote");
    const { acknowledgement, busy, commands } = connectQuote(child.getSnapshot());
    if (!busy && commands.decline && random.next() < 0.1) child.send({ type: "quote.decline" });
    else if (!busy && commands.accept && acknowledgement !== null)
      child.send({ type: "quote.accept", acknowledged: acknowledgement });
    else if (!busy && commands.refresh) child.send({ type: "quote.refresh" });
  },
  passengers: (walk, { person, random }) => {
    const child = walk.child("travellers");
    const { busy, commands, screen } = connectTravellers(child.getSnapshot());
    if (screen === "favourite" && !busy) {
      if (random.next() <= 0.5) child.send({ type: "favourite.skip" });
      else child.send({ type: "favourite.save", as: random.pick(["create", "update", "copy"] as const) });
      return;
    }
    if (busy || !commands.submit) return;
    const { saved } = child.getSnapshot().context;
    const [first] = connectTravellers(child.getSnapshot()).passengers;
    if (saved.length > 0 && first !== undefined && random.next() < 0.3)
      child.send({ type: "passenger.pick", passengerId: first.id, travellerId: random.pick(saved).id });
    // One in ten forgets something first.
    if (random.next() > 0.1) walk.fillIn({ lastName: person.lastName });
    child.send({ type: "party.submit" });
  },
  addons: extrasHand,
  reserving: (walk, { random }) => {
    const child = walk.child("reserve");
    const { commands, screen } = connectReserve(child.getSnapshot());
    if (screen !== "unsettled") return;
    if (random.next() < 0.05) child.send({ type: "flow.leave" });
    else child.send({ type: commands.retry ? "reservation.retry" : "reservation.check" });
  },
  payment: payerHand,
  quoteExpired: (walk, { random }) => walk.send({ type: random.next() < 0.7 ? "quote.refresh" : "search.refresh" }),
  soldOut: (walk, { random }) => walk.send({ type: random.next() < 0.5 ? "flow.back" : "search.refresh" }),
  reserveRefused: (walk, { random }) => walk.send({ type: random.next() < 0.8 ? "flow.back" : "search.refresh" }),
  holdExpired: (walk, { random }) => walk.send({ type: random.next() < 0.5 ? "search.refresh" : "flow.leave" }),
};

/** What somebody does next who wants the flight, in one of the ways in which people do. */
export const goOn: Hand = (walk, scene) => {
  const { busy, screen } = walk.view();
  if (busy) return;
  const hand = hands[screen];
  if (hand === undefined) acts[screen]?.(walk);
  else hand(walk, scene);
};

/** One step back, by whatever way back the screen has. */
export const goBack: Hand = (walk) => {
  const { children, screen } = walk.view();
  if (children.travellers !== undefined) children.travellers.send({ type: "flow.back" });
  else if (children.extras !== undefined) children.extras.send({ type: "flow.back" });
  else if (children.quote !== undefined) children.quote.send({ type: "quote.decline" });
  else if (children.payment !== undefined) children.payment.send({ type: "method.change" });
  else walk.send({ type: screen === "results" ? "search.edit" : "flow.back" });
};

const strayEvents = (now: number, walk: FlightWalk): readonly WalkEvent[] => [
  { type: "setting.change", setting: walk.actor().getSnapshot().context.setting },
  { type: "search.refresh" },
  { type: "flow.leave" },
  { type: "flow.back" },
  { type: "RESUME", now },
  { type: "order.hinted" },
  { type: "search.edit" },
  { type: "itinerary.reload" },
  { type: "travellers.edit" },
  { type: "extras.edit" },
  { type: "voucher.change", voucher: null },
];

/** Something that a page allows, that a hint brings, or that nothing should come of. */
export const doStray: Hand = (walk, { random, sandbox }) => {
  const now = sandbox.clock.now();
  const { extras, payment, reserve, search, travellers } = walk.view().children;
  // One in four says something to the walk itself, whatever its step is.
  if (random.next() < 0.25) walk.send(random.pick(strayEvents(now, walk)));
  else if (payment !== undefined) {
    const { code } = walk.payment();
    if (code !== null && random.next() < 0.5)
      code.send(
        random.pick([
          { type: "code.resend" },
          { type: "code.submit", code: "1" },
          { type: "number.change", phone: "03011234567" },
          { type: "flow.cancel" },
        ] as const),
      );
    else
      payment.send(
        random.pick([
          { type: "order.hinted" },
          { type: "inquiry.checkNow" },
          { type: "attempt.abandon" },
          { type: "options.reload" },
          { type: "method.change" },
          { type: "redirect.returned" },
          { type: "redirect.follow" },
          { type: "visibility.changed", isVisible: false, now },
          { type: "visibility.changed", isVisible: true, now },
          { type: "number.change", mobile: "03011234567" },
          { type: "number.change", mobile: "12" },
          { type: "deductions.change", deductions: { voucher: "EXPIRED1" } },
          { type: "deductions.change", deductions: { voucher: "EID10" } },
          { type: "deductions.change", deductions: { voucher: null } },
          { type: "flow.leave" },
        ] as const),
      );
  } else if (reserve !== undefined)
    reserve.send(random.pick([{ type: "reservation.check" }, { type: "flow.leave" }] as const));
  else if (extras !== undefined) {
    const { offers, passengers, seatMaps } = connectExtras(extras.getSnapshot());
    const [passenger, map, offer] = [passengers[0]?.id ?? "", seatMaps[0], offers[0]];
    extras.send(
      random.pick([
        { type: "seat.leave", segmentId: map?.segmentId ?? "", passengerId: passenger },
        { type: "extras.reload" },
        {
          type: "extra.choose",
          serviceId: offer?.serviceId ?? "",
          passengerId: passenger,
          segmentId: offer?.segmentIds[0] ?? null,
          quantity: 1,
        },
      ] as const),
    );
  } else if (travellers !== undefined) {
    const [first] = connectTravellers(travellers.getSnapshot()).passengers;
    travellers.send({ type: "passenger.check", passengerId: first?.id ?? "", field: "firstName" });
  } else if (search !== undefined)
    search.send(random.pick([{ type: "results.touch" }, { type: "search.refresh" }, { type: "search.edit" }] as const));
};
