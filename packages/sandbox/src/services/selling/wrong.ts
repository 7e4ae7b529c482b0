import { refuse } from "../../core/service.ts";

/** Refuses one field of a request. */
export const wrong = (field: string, message: string) => refuse("validation_failed", { status: 422, field, message });

/** Refuses places, by the name that their list has in the request. */
export const wrongPlaces =
  (field: "seats" | "places") => (code: string, status: number, message: string, meta?: Record<string, unknown>) =>
    refuse(code, { status, field, message, ...(meta === undefined ? {} : { meta }) });
