import {
  type CheckoutSetting,
  connectExtras,
  connectOtp,
  connectQuote,
  connectReserve,
  connectRoomChoice,
  connectSearch,
  connectSeats,
  connectTravellers,
} from "@safar/engine";
import type { InProcessSandbox, Random } from "@safar/sandbox";
import { cancellationHand, strayCancellations } from "./cancellation-walk.ts";
import type { PersonPlan } from "./plan.ts";
import { storySeat } from "./stories.ts";
import type { Said, Walk } from "./walk.ts";
import { strayWithdrawals, withdrawalHand } from "./withdrawal-walk.ts";

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

/** What a wallet's own sheet gives back; one of them is a word that no service knows. */
const sdkResultBy = (random: Random): string => {
  const roll = random.next();
  if (roll < 0.75) return "approved";
  if (roll < 0.85) return "declined";
  return roll < 0.95 ? "cancelled" : "done";
};

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

type Hand = (walk: Walk, scene: Scene) => void;

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
      child.send({ type: "sdk.finished", result: sdkResultBy(random) });
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
    for (const { id } of view.travellers)
      if (seat?.kind === "seat")
        child.send({ type: "seat.choose", segmentId: map.segmentId, travellerId: id, designator: seat.designator });
  }
  child.send({ type: "extras.submit" });
};

/** A rate for every room, and on. */
const roomsHand: Hand = (walk, { random }) => {
  const child = walk.child("rooms");
  const view = () => connectRoomChoice(child.getSnapshot());
  for (const { picked, room } of view().requested) {
    if (picked !== null && random.next() < 0.9) continue;
    child.send({ type: "room.turn", room });
    const rates = view().offered.flatMap((offered) => offered.rates.filter(({ canPick }) => canPick));
    if (rates.length > 0) child.send({ type: "rate.choose", rate: random.pick(rates).rate.key });
  }
  child.send({ type: "rooms.submit" });
};

/** A seat for each who travels, where they get on and off, and what goes with it. */
const seatsHand: Hand = (walk, { person, random }) => {
  const child = walk.child("seats");
  const view = connectSeats(child.getSnapshot());
  switch (view.screen) {
    case "seats": {
      const boarding = view.trip?.departure.boarding[0];
      const dropping = view.trip?.departure.dropping[0];
      if (view.boarding === null && boarding !== undefined) child.send({ type: "boarding.choose", stop: boarding.id });
      if (view.dropping === null && dropping !== undefined) child.send({ type: "dropping.choose", stop: dropping.id });
      const [lost] = view.lost;
      if (lost !== undefined && lost.nearest !== null && random.next() > 0.5)
        child.send({ type: "nearest.accept", seat: lost.seat });
      for (let seated = view.picks.length; seated < person.adults; seated += 1) {
        const free = connectSeats(child.getSnapshot()).seats.filter(
          ({ mine, refusal, status }) => mine === null && refusal === null && status === "available",
        );
        const story = free.find(({ label }) => label === storySeat);
        const plain = free.filter(({ label }) => label !== storySeat);
        if (story !== undefined && random.next() > 0.8) child.send({ type: "seat.toggle", seat: story.id });
        else if (plain.length > 0) child.send({ type: "seat.toggle", seat: random.pick(plain).id });
      }
      child.send({ type: "seats.submit" });
      break;
    }
    case "bundles":
      if (view.bundles.length > 0 && random.next() < 0.3)
        child.send({ type: "bundle.choose", bundle: random.pick(view.bundles).code });
      child.send(random.next() < 0.1 ? { type: "seats.edit" } : { type: "bundle.accept" });
      break;
    case "failed":
      child.send({ type: "seats.reload" });
      break;
    case "expired":
      child.send({ type: "search.refresh" });
      break;
    default:
  }
};

const otherGender = { male: "female", female: "male" } as const;

/**
 * Everybody who travels. A seat of a bus was chosen for a man or a woman: what was said then is not changed here, and what the
 * service refuses is mended, as the page asks for it. Who says the same again would be refused for ever.
 */
const fillInAll = (walk: Walk, lastName: string): void => {
  const child = walk.child("travellers");
  const { travellers } = connectTravellers(child.getSnapshot());
  walk.fillIn({ lastName });
  for (const { form, id, problems } of travellers) {
    if (form.gender === "") continue;
    const gender = problems.gender === undefined ? form.gender : otherGender[form.gender];
    child.send({ type: "details.change", travellerId: id, values: { gender } });
  }
};

const hands: Readonly<Record<string, Hand>> = {
  search: (walk, { person }) =>
    walk.send({ type: "search.submit", search: walk.searchFor(person.route, person.adults) }),
  results: (walk, { airline, random }) => {
    const child = walk.child("search");
    const { busy, commands, screen } = connectSearch(child.getSnapshot());
    const offers = walk.offers();
    const flown = offers.find(({ airlines }) => airlines.length > 0 && airlines.every((one) => one === airline));
    // In a flight's list the first is as good as any; hotels have stories of their own.
    const plain = offers.find(({ hasStory }) => !hasStory) ?? offers[0];
    const stories = offers.filter(({ hasStory }) => hasStory);
    const told = stories.length > 0 && random.next() > 0.7 ? random.pick(stories) : plain;
    const offer = flown ?? told;
    if (offer !== undefined && commands.choose && (!busy || flown !== undefined))
      child.send({ type: "offer.choose", offer: offer.id });
    else if (screen === "expired" || screen === "failed") child.send({ type: "search.refresh" });
    // After a reload everybody is asked anew; those who could not be reached are asked by searching again.
    else if (!busy && offer === undefined) child.send({ type: "search.refresh" });
  },
  itinerary: (walk, { random }) => {
    const fares: readonly { readonly id: string }[] = walk.snapshot().context.fares;
    if (fares.length > 0 && random.next() < 0.3) walk.send({ type: "fare.choose", fareId: random.pick(fares).id });
    walk.send({ type: "itinerary.accept" });
  },
  itineraryFailed: (walk) => walk.send({ type: "offer.reload" }),
  hotel: roomsHand,
  hotelFailed: (walk) => walk.send({ type: "offer.reload" }),
  seats: seatsHand,
  quote: (walk, { random }) => {
    const child = walk.child("quote");
    const { acknowledgement, busy, commands } = connectQuote(child.getSnapshot());
    if (!busy && commands.decline && random.next() < 0.1) child.send({ type: "quote.decline" });
    else if (!busy && commands.accept && acknowledgement !== null)
      child.send({ type: "quote.accept", acknowledged: acknowledgement });
    else if (!busy && commands.refresh) child.send({ type: "quote.refresh" });
  },
  travellers: (walk, { person, random }) => {
    const child = walk.child("travellers");
    const { busy, commands, screen } = connectTravellers(child.getSnapshot());
    if (screen === "favourite" && !busy) {
      if (random.next() <= 0.5) child.send({ type: "favourite.skip" });
      else child.send({ type: "favourite.save", as: random.pick(["create", "update", "copy"] as const) });
      return;
    }
    if (busy || !commands.submit) return;
    const { saved } = child.getSnapshot().context;
    const [first] = connectTravellers(child.getSnapshot()).travellers;
    if (saved.length > 0 && first !== undefined && random.next() < 0.3) {
      child.send({ type: "details.pick", travellerId: first.id, savedId: random.pick(saved).id });
      // Of half of them what is changed is to be saved.
      const values = { save: random.next() < 0.5, asCopy: random.next() < 0.5 };
      child.send({ type: "details.change", travellerId: first.id, values });
    }
    // One in ten forgets something first.
    if (random.next() > 0.1) fillInAll(walk, person.lastName);
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
  review: (walk) => {
    const acknowledged = walk.view().checkout?.acknowledgement ?? null;
    if (acknowledged !== null) walk.send({ type: "review.accept", acknowledged });
  },
  payment: payerHand,
  sessionExpired: (walk) => walk.send({ type: "search.refresh" }),
  quoteExpired: (walk, { random }) => walk.send({ type: random.next() < 0.7 ? "quote.refresh" : "search.refresh" }),
  soldOut: (walk, { random }) => walk.send({ type: random.next() < 0.5 ? "flow.back" : "search.refresh" }),
  reserveRefused: (walk, { random }) => walk.send({ type: random.next() < 0.8 ? "flow.back" : "search.refresh" }),
  holdExpired: (walk, { random }) => walk.send({ type: random.next() < 0.5 ? "search.refresh" : "flow.leave" }),
};

/** What somebody does next who wants the flight, in one of the ways in which people do. */
export const goOn: Hand = (walk, scene) => {
  const { busy, screen } = walk.view();
  if (busy) return;
  if (walk.vertical === "withdrawals") withdrawalHand(walk, { ...scene, country: scene.person.country });
  else if (walk.vertical === "cancellations") cancellationHand(walk, scene.random);
  else hands[screen]?.(walk, scene);
};

/** One step back, by whatever way back the screen has. */
export const goBack: Hand = (walk) => {
  const { children, screen } = walk.view();
  if (walk.vertical === "withdrawals") walk.send({ type: "step.back" });
  else if (walk.vertical === "cancellations") walk.send({ type: "flow.leave" });
  else if (children.travellers !== undefined) children.travellers.send({ type: "flow.back" });
  else if (children.extras !== undefined) children.extras.send({ type: "flow.back" });
  else if (children.quote !== undefined) children.quote.send({ type: "quote.decline" });
  else if (children.payment !== undefined) children.payment.send({ type: "method.change" });
  else if (children.rooms !== undefined) children.rooms.send({ type: "flow.back" });
  else if (children.seats !== undefined) children.seats.send({ type: "flow.back" });
  else walk.send({ type: screen === "results" ? "search.edit" : "flow.back" });
};

/** From now on they read prices in another currency. */
const changeCurrency = (walk: Walk): void => {
  const { setting }: { readonly setting: CheckoutSetting } = walk.snapshot().context;
  walk.send({
    type: "setting.change",
    setting: { ...setting, currency: setting.currency === "USD" ? "SAR" : "USD" },
  });
};

const strayEvents = (now: number, walk: Walk): readonly Said[] => [
  { type: "setting.change", setting: walk.actor().getSnapshot().context.setting },
  { type: "search.refresh" },
  { type: "flow.leave" },
  { type: "flow.back" },
  { type: "RESUME", now },
  { type: "order.hinted" },
  { type: "search.edit" },
  { type: "offer.reload" },
  { type: "travellers.edit" },
  { type: "extras.edit" },
  { type: "voucher.change", voucher: null },
];

const strayRooms = [
  { type: "room.turn", room: 9 },
  { type: "room.turn", room: 0 },
  { type: "rate.choose", rate: "none" },
  { type: "rate.drop", room: 0 },
  { type: "rooms.submit" },
] as const;

/** Something that a page allows, that a hint brings, or that nothing should come of. */
export const doStray: Hand = (walk, { random, sandbox }) => {
  const now = sandbox.clock.now();
  const { extras, payment, reserve, rooms, search, seats, travellers } = walk.view().children;
  if (walk.vertical === "withdrawals") {
    walk.send(random.pick(strayWithdrawals(now)));
    return;
  }
  if (walk.vertical === "cancellations") {
    walk.send(random.pick(strayCancellations(now)));
    return;
  }
  const roll = random.next();
  if (roll < 0.08) changeCurrency(walk);
  // One in four says something to the walk itself, whatever its step is.
  else if (roll < 0.33) walk.send(random.pick(strayEvents(now, walk)));
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
    const { offers, travellers: people, seatMaps } = connectExtras(extras.getSnapshot());
    const [travellerId, map, offer] = [people[0]?.id ?? "", seatMaps[0], offers[0]];
    extras.send(
      random.pick([
        { type: "seat.leave", segmentId: map?.segmentId ?? "", travellerId },
        { type: "extras.reload" },
        {
          type: "extra.choose",
          serviceId: offer?.serviceId ?? "",
          travellerId,
          segmentId: offer?.segmentIds[0] ?? null,
          quantity: 1,
        },
      ] as const),
    );
  } else if (travellers !== undefined) {
    const [first] = connectTravellers(travellers.getSnapshot()).travellers;
    travellers.send({ type: "details.check", travellerId: first?.id ?? "", field: "firstName" });
  } else if (rooms !== undefined) rooms.send(random.pick(strayRooms));
  else if (seats !== undefined) {
    const { picks, seats: shown, trip } = connectSeats(seats.getSnapshot());
    const [seat = "", stop = ""] = [picks[0]?.seat ?? shown[0]?.id, trip?.departure.boarding[0]?.id];
    // More than anybody may have, one after the other.
    if (random.next() < 0.3) for (const { id } of shown.slice(0, 12)) seats.send({ type: "seat.toggle", seat: id });
    else
      seats.send(
        random.pick([
          { type: "seat.toggle", seat },
          { type: "gender.choose", gender: "female" },
          { type: "gender.choose", gender: "male" },
          { type: "traveller.change", seat, gender: "female" },
          { type: "traveller.change", seat, gender: "male" },
          { type: "seats.propose", genders: ["male", "female"] },
          { type: "proposal.accept" },
          { type: "nearest.accept", seat },
          { type: "seats.clear" },
          { type: "boarding.choose", stop },
          { type: "dropping.choose", stop },
          { type: "seats.edit" },
          { type: "seats.reload" },
          { type: "search.edit" },
        ] as const),
      );
  } else if (search !== undefined)
    search.send(random.pick([{ type: "results.touch" }, { type: "search.refresh" }, { type: "search.edit" }] as const));
};
