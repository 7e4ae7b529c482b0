import type { Account } from "@safar/engine";
import { instantOrNull, type Times } from "../wire/times.ts";
import type { WireUser } from "./auth.schemas.ts";

export const accountOf = (user: WireUser, times: Times): Account => ({
  id: user.uuid,
  name: user.name,
  email: user.email,
  phone: user.phone,
  gender: user.gender,
  birthDate: user.date_of_birth,
  deletesAt: instantOrNull(user.deletes_at, times),
});
