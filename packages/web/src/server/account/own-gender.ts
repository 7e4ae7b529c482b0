import "@tanstack/react-start/server-only";
import { currentRequest } from "../request/current-request.ts";

/** Places as they were read, with who is taken to sit down first: a man or a woman as their account says; null where nobody is signed in. */
export const withOwnGender = async <Read extends object>(reading: Promise<Read>) => {
  const [read, { context }] = await Promise.all([reading, currentRequest()]);
  return { ...read, ownGender: context.session?.user.gender ?? null };
};
