import { quantityConnect } from "../../booking/quantities/quantity-choice.connect.ts";
import { createQuantityChoice } from "../../booking/quantities/quantity-choice.machine.ts";
import type {
  QuantityDay,
  QuantityPriceRequest,
  QuantityRead,
  QuantityRule,
  QuantityService,
  QuantitySlot,
  SlotState,
} from "../../booking/quantities/quantity-choice.types.ts";
import type { SearchText } from "../../booking/search/search.types.ts";
import type { Tour, TourOption, TourPlan, TourStart, Vacancy } from "./tours.domain.ts";
import type { TourChoiceService, UnitPriceRequest } from "./tours.service.ts";

/** What is read of a tour: all that is said of it, the day whose starts these are, and the starts with their options. */
export type TourAbout = Pick<TourPlan, "tour" | "date" | "starts">;

/** The question of the choice that says where somebody is fetched; an empty answer is the meeting point. */
export const pickupQuestion = "pickup";

/** The guide's question that says in which language they lead; its answers are codes of languages. */
export const languageQuestion = "language";

const states: Readonly<Record<Vacancy, SlotState>> = {
  available: "open",
  freesale: "open",
  limited: "few",
  sold_out: "sold_out",
  closed: "closed",
};

/** The option that a start is of; undefined for one that the tour does not have. */
export const optionOf = ({ options }: Tour, { option }: Pick<TourStart, "option">): TourOption | undefined =>
  options.find(({ id }) => id === option);

/** Whether there is room at a start that is still sold. */
export const isOpenStart = ({ vacancy }: Pick<TourStart, "vacancy">): boolean =>
  vacancy !== "closed" && vacancy !== "sold_out";

const rulesOf = ({ least, units }: TourOption): readonly QuantityRule[] => {
  const items = units.filter(({ needsAdult }) => needsAdult).map(({ id }) => id);
  const needs = units.filter(({ needsAdult }) => !needsAdult).map(({ id }) => id);
  const needed: QuantityRule = {
    kind: "needs",
    items,
    needs,
    reason: { en: "Children come with an adult.", ar: "يأتي الأطفال برفقة شخص بالغ." },
  };
  const fewest: QuantityRule = {
    kind: "least",
    count: least,
    reason: { en: `The guide sets out with ${least} or more.`, ar: `أقل عدد ينطلق به المرشد: ${least}.` },
  };
  return [...(items.length === 0 ? [] : [needed]), ...(least > 1 ? [fewest] : [])];
};

const questionsOf = ({ isPickupRequired, pickups, questions }: TourOption) => [
  ...(pickups.length === 0 ? [] : [{ id: pickupQuestion, isRequired: isPickupRequired }]),
  ...questions.map(({ id, isRequired }) => ({ id, isRequired })),
];

/** A start of which nobody knows the option cannot be sold. */
const slotIn = (tour: Tour, start: TourStart): readonly QuantitySlot[] => {
  const option = optionOf(tour, start);
  if (option === undefined) return [];
  return [
    {
      id: start.id,
      date: start.starts.local.slice(0, 10),
      starts: start.starts,
      state: states[start.vacancy],
      order: {
        most: option.most,
        left: start.left,
        // It begins with the fewest that the guide sets out with, of the first unit: an adult.
        lines: option.units.map(({ id: item }, at) => ({
          item,
          quantity: at === 0 ? Math.max(1, option.least) : 0,
          least: 0,
          isOptional: true,
          most: null,
          left: null,
          step: 1,
          price: start.prices[item] ?? null,
        })),
      },
      rules: rulesOf(option),
      questions: questionsOf(option),
    },
  ];
};

export const tourDay = ({ date, from, left, vacancy }: TourPlan["days"][number]): QuantityDay => ({
  date,
  from,
  left,
  state: states[vacancy],
});

const readIn = ({ date, days, expiresAt, starts, tour }: TourPlan, search: SearchText): QuantityRead<TourAbout> => ({
  about: { tour, date, starts },
  days: days.map(tourDay),
  slots: starts.flatMap((start) => slotIn(tour, start)),
  // The first start of the day that has room, until another is chosen.
  slot: starts.find(isOpenStart)?.id ?? null,
  isCodeKnown: null,
  search,
  expiresAt,
});

const wishIn = ({ answers, item, lines, slot }: QuantityPriceRequest): UnitPriceRequest => {
  const { [pickupQuestion]: pickup = "", ...others } = answers;
  return {
    tour: item,
    start: slot,
    units: lines.map(({ item: unit, quantity }) => ({ unit, quantity })),
    pickup: pickup === "" ? null : pickup,
    answers: Object.fromEntries(Object.entries(others).filter(([, answer]) => answer.trim() !== "")),
  };
};

/** A tour's days and units as what everything that is sold by the number is chosen from. */
export const tourQuantities = (service: TourChoiceService): QuantityService<TourAbout> => ({
  async readChoice({ date, item }, signal) {
    const outcome = await service.readTour({ tour: item, date }, signal);
    return outcome.type === "TOUR" ? { type: "READ", read: readIn(outcome.plan, outcome.search) } : outcome;
  },
  async priceChoice(request, signal) {
    const outcome = await service.priceUnits(wishIn(request), signal);
    return outcome.type === "SOLD_OUT" || outcome.type === "CLOSED" ? { type: "CUT" } : outcome;
  },
});

export const tourChoiceMachine = createQuantityChoice<TourAbout>("toursMachine");

export const connectTourChoice = quantityConnect<TourAbout>();
