import { toursEndpoints as calls, type RequestOf, type ResponseOf } from "@safar/api-clients/wire";
import type { TestBench } from "../../core/test-bench.ts";
import { openOrders, orderRooms } from "../../testing/orders.fixture.ts";
import { toursService } from "./tours.service.ts";

type Detail = ResponseOf<typeof calls.readTour>;
type Quoted = ResponseOf<typeof calls.quoteTours>;
type Wish = RequestOf<typeof calls.quoteTours>;

export const openTours = () => openOrders({ services: [toursService, ...orderRooms] });

export const given = <Data>({ data, error }: { readonly data?: Data; readonly error?: unknown }): Data => {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data;
};

export const tourOf = async (bench: TestBench, slug: string, date?: string): Promise<Detail> =>
  given(await bench.ask(calls.readTour, { slug, ...(date === undefined ? {} : { date }) }));

/** A start that is open, with room for so many. */
export const openStart = async (bench: TestBench, slug: string, room = 1) => {
  const { days } = await tourOf(bench, slug);
  for (const { date } of days.slice(6)) {
    const { availabilities } = await tourOf(bench, slug, date);
    const found = availabilities.find(
      ({ status, vacancies }) => status !== "CLOSED" && status !== "SOLD_OUT" && (vacancies ?? room) >= room,
    );
    if (found !== undefined) return { ...found, date };
  }
  throw new Error(`Nothing of ${slug} is open.`);
};

/** Units of a start, one adult unless something else is said. */
export const wish = (availability_id: string, more: Wish = {}): Wish => ({
  availability_id,
  units: [{ unit_id: "adult", qty: 1 }],
  ...more,
});

export const orderFor = (
  { RefID, hash }: Pick<Quoted, "RefID" | "hash">,
  lastName = "Siddiqui",
): RequestOf<typeof calls.reserveTours> => ({
  RefID,
  hash,
  contact: { email: "ayesha@example.com", phone: "+923001234567" },
  client_attempt_id: `attempt ${RefID} ${lastName}`,
  lead: { title: "Mrs.", gender: "female", first_name: "Ayesha", last_name: lastName },
});
