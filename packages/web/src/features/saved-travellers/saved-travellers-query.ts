import { queryOptions } from "@tanstack/react-query";
import { savedTravellersService } from "../../engine/services/saved-travellers.service.ts";

export const savedTravellersQuery = queryOptions({
  queryKey: ["saved-travellers"],
  queryFn: ({ signal }) => savedTravellersService.list(signal),
  staleTime: 5_000,
});
