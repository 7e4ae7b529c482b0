import { type CheckoutSetting, connectExtras, connectTravellers } from "@safar/engine";
import type { Random } from "@safar/sandbox";
import type { Children, Said } from "../../flows/walk.types.ts";
import type { Booker, Hand } from "./booker.ts";

/** From now on they read prices in another currency. */
const changeCurrency = (walk: Booker): void => {
  const { setting }: { readonly setting: CheckoutSetting } = walk.snapshot().context;
  walk.send({
    type: "setting.change",
    setting: { ...setting, currency: setting.currency === "USD" ? "SAR" : "USD" },
  });
};

const strayEvents = (now: number, walk: Booker): readonly Said[] => [
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

const strayCodes = [
  { type: "code.resend" },
  { type: "code.submit", code: "1" },
  { type: "number.change", phone: "03011234567" },
  { type: "number.keep", phone: "0301" },
  { type: "flow.cancel" },
] as const;

const strayPayments = (now: number) =>
  [
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
  ] as const;

const strayExtras = (extras: NonNullable<Children["extras"]>, random: Random): void => {
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
};

const strayReservations = [{ type: "reservation.check" }, { type: "flow.leave" }] as const;
const straySearches = [{ type: "results.touch" }, { type: "search.refresh" }, { type: "search.edit" }] as const;

/** Something to the step that the walk is at. */
const strayStep: Hand = (walk, scene, own) => {
  const { random, sandbox } = scene;
  const { extras, payment, reserve, search, travellers } = walk.view().children;
  if (payment !== undefined) {
    const { code } = walk.payment();
    if (code !== null && random.next() < 0.5) code.send(random.pick(strayCodes));
    else payment.send(random.pick(strayPayments(sandbox.clock.now())));
  } else if (reserve !== undefined) reserve.send(random.pick(strayReservations));
  else if (extras !== undefined) strayExtras(extras, random);
  else if (travellers !== undefined) {
    const [first] = connectTravellers(travellers.getSnapshot()).travellers;
    travellers.send({ type: "details.check", travellerId: first?.id ?? "", field: "firstName" });
  } else if (own.step?.() !== undefined) own.stray?.(scene);
  else if (search !== undefined) search.send(random.pick(straySearches));
};

/** Something that a page allows, that a hint brings, or that nothing should come of. */
export const strayHand: Hand = (walk, scene, own) => {
  const { random, sandbox } = scene;
  const roll = random.next();
  if (roll < 0.08) changeCurrency(walk);
  // One in four says something to the walk itself, whatever its step is.
  else if (roll < 0.33) walk.send(random.pick(strayEvents(sandbox.clock.now(), walk)));
  else strayStep(walk, scene, own);
};
