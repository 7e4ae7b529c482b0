import { queryOptions } from "@tanstack/react-query";
import { readSignInOptions } from "../../calls/auth.calls.ts";
import { profileService } from "../../engine/services/profile.service.ts";

export const signInOptionsQuery = queryOptions({
  queryKey: ["sign-in-options"],
  queryFn: () => readSignInOptions(),
  staleTime: Number.POSITIVE_INFINITY,
});

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => profileService.read(signal),
});
