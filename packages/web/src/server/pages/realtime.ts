import { bookingUuid } from "@safar/engine";
import { z } from "zod";
import { currentBookings } from "../bookings/current-bookings.ts";
import { currentRequest } from "../request/current-request.ts";

const asked = z.object({ socket_id: z.string().regex(/^\d+\.\d+$/), channel_name: z.string().min(1).max(164) });

const ofBooking = /^private-booking\.([\w-]{1,64})$/;

/** What this browser has shown for the booking that a channel is of. */
const contactFor = async (channel: string): Promise<{ readonly contact?: string }> => {
  const [, booking] = ofBooking.exec(channel) ?? [];
  const proof = booking === undefined ? null : await (await currentBookings()).proofOf(bookingUuid(booking));
  return proof === null ? {} : { contact: proof };
};

const refused = (status: 403 | 422 | 503) => Response.json({ error: "refused" }, { status });

/**
 * Signs a connection into a private channel of the person who is signed in. The real-time library posts a form and expects
 * the bare signature.
 */
export const authoriseChannel = async ({ request }: { request: Request }): Promise<Response> => {
  const form = asked.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return refused(422);
  const { services } = await currentRequest();
  const answer = await services.authoriseChannel({ ...form.data, ...(await contactFor(form.data.channel_name)) });
  if (answer.ok) return Response.json(answer.value, { headers: { "cache-control": "no-store" } });
  // What the service itself could not say is no refusal: the library tries again.
  const isNo = answer.error.kind === "refused" && answer.error.status < 500;
  return refused(isNo ? 403 : 503);
};
