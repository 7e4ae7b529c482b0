import type { SeedCall } from "../../core/service.ts";
import { passwordDigest, type User, usersIn } from "./users.ts";

/** What the start-up message and the journeys sign in with. */
export const samplePassword = "safar-2026";

type SampleUser = Omit<User, "passwordDigest" | "deletesAt">;

export const sampleUsers = {
  PK: {
    id: "5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01",
    name: "Ayesha Siddiqui",
    email: "ayesha@safar.example",
    phone: "+923001234567",
    gender: "female",
    birthDate: "1993-04-18",
  },
  SA: {
    id: "5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b02",
    name: "نورة القحطاني",
    email: "noura@safar.example",
    phone: "+966512345678",
    gender: "female",
    birthDate: "1990-11-02",
  },
} as const satisfies Record<"PK" | "SA", SampleUser>;

export const seedUsers = (call: SeedCall): void => {
  const users = usersIn(call.store);
  for (const user of Object.values(sampleUsers)) {
    users.put({ ...user, passwordDigest: passwordDigest(user.id, samplePassword), deletesAt: null });
  }
};
