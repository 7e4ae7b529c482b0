import { addMoney, decodeCriteria, type Money, type SearchText } from "@safar/engine";
import { readDayFares } from "../../calls/flight-search.calls.ts";

/** The lowest one-way fares of a search's days for one adult together; null where one of them is not known. */
export const guideFare = async (search: SearchText): Promise<Money | null> => {
  const { legs } = decodeCriteria(search);
  const fares = await Promise.all(
    legs.map(async ({ from, to, date }) => {
      const found = await readDayFares({ data: { from, to, date, days: 1 } });
      return found.type === "FARES" ? (found.days[0]?.price ?? null) : null;
    }),
  );
  const [first = null, ...others] = fares;
  return others.reduce((sum, fare) => sum && fare && addMoney(sum, fare), first);
};
