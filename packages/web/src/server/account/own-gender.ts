import "@tanstack/react-start/server-only";
import type { Gender } from "@safar/engine";
import { currentAccount } from "./current-account.ts";

/** Whether whoever is signed in is a man or a woman, as far as their account says; null where nobody is, or where it cannot be read. */
const ownGender = async (): Promise<Gender | null> => {
  try {
    const { profile, signedIn } = await currentAccount();
    const answer = await signedIn(() => profile.read());
    return answer.type === "PROFILE" ? answer.account.gender : null;
  } catch {
    return null;
  }
};

/** Places as they were read, with who is taken to sit down first. */
export const withOwnGender = async <Read extends object>(reading: Promise<Read>) => {
  const [read, own] = await Promise.all([reading, ownGender()]);
  return { ...read, ownGender: own };
};
