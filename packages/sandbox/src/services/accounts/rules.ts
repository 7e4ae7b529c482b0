import { type Call, type EpochMs, type Refusal, refuse } from "../../core/service.ts";

/** Why a field was refused, in the words of the wire: `meta.fields` maps each wrong field to one of these. */
export type Complaint = "required" | "too_short" | "invalid" | "mismatch" | "too_young" | "taken";
export type Complaints = Record<string, Complaint | undefined>;

export const minimumAge = 13;
const minimumPassword = 6;

export const nameComplaint = (name: string): Complaint | undefined => {
  const trimmed = name.trim();
  if (trimmed === "") return "required";
  if (!/^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u.test(trimmed)) return "invalid";
  return Array.from(trimmed).length < 3 ? "too_short" : undefined;
};

export const emailComplaint = (email: string): Complaint | undefined => {
  if (email.trim() === "") return "required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : "invalid";
};

export const phoneComplaint = (phone: string): Complaint | undefined => {
  if (phone === "") return "required";
  if (!/^\+[1-9]\d*$/.test(phone)) return "invalid";
  if (phone.length < 12) return "too_short";
  return phone.length > 16 ? "invalid" : undefined;
};

export const passwordComplaint = (password: string): Complaint | undefined => {
  if (password === "") return "required";
  return Array.from(password).length < minimumPassword ? "too_short" : undefined;
};

export const confirmationComplaint = (password: string, confirmation: string): Complaint | undefined => {
  if (confirmation === "") return "required";
  return password === confirmation ? undefined : "mismatch";
};

/** Whole years from a birth date to an instant, by the UTC calendar. */
const yearsOn = (birthDate: string, now: EpochMs): number => {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
};

export const birthDateComplaint = (birthDate: string, now: EpochMs): Complaint | undefined => {
  if (birthDate === "") return "required";
  if (!isDate(birthDate)) return "invalid";
  const years = yearsOn(birthDate, now);
  if (years < 0 || years > 120) return "invalid";
  return years < minimumAge ? "too_young" : undefined;
};

export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Refuses when any field was complained of, naming the first as `field` and all of them in `meta.fields`. */
export const insist = (complaints: Complaints): void => {
  const fields = Object.entries(complaints).filter(([, complaint]) => complaint !== undefined);
  const first = fields[0];
  if (first === undefined) return;
  throw refuse("validation_failed", {
    status: 422,
    message: `${first[0]} is ${String(first[1]).replace("_", " ")}`,
    field: first[0],
    meta: { fields: Object.fromEntries(fields) },
  });
};

export const tooEarly = (call: Call, until: EpochMs, message: string): Refusal =>
  refuse("rate_limited", {
    status: 429,
    message,
    retryable: true,
    retryAfterSeconds: Math.max(1, Math.ceil((until - call.now()) / 1000)),
  });
