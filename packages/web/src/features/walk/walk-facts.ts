import { queryOptions } from "@tanstack/react-query";
import { readWalkFacts } from "../../calls/walk.calls.ts";

export const walkFactsQuery = queryOptions({
  queryKey: ["walk"],
  queryFn: () => readWalkFacts(),
  staleTime: 30 * 60_000,
});
