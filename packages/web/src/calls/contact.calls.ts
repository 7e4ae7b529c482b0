import { type AppSettings, bookingUuid, type ContactOutcome } from "@safar/engine";
import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { z } from "zod";
import { currentBookings } from "../server/bookings/current-bookings.ts";
import { captchaLastsMs, createCaptcha } from "../server/captcha/captcha.ts";
import { checkedContact } from "../server/captcha/checked-contact.ts";
import { currentDashboard } from "../server/current-dashboard.ts";
import { currentRequest } from "../server/request/current-request.ts";

/** How people reach the company besides the form, as the settings say it; null when they could not be had. */
export const readSupport = createServerFn().handler(
  async (): Promise<AppSettings["support"] | null> =>
    (await currentDashboard(await currentRequest()))?.settings.support ?? null,
);

/** A challenge for the visitor's browser; it is good for one message and a few minutes. */
export const readCaptcha = createServerFn().handler(async () => {
  const { server } = await currentRequest();
  setResponseHeader("cache-control", "no-store");
  const captcha = createCaptcha({ secret: server.environment.CAPTCHA_SECRET, store: server.store });
  return { challenge: await captcha.challenge(), lastsMs: captchaLastsMs };
});

export const sendMessage = createServerFn({ method: "POST" })
  .validator(
    z.object({
      name: z.string().max(500),
      email: z.string().max(500),
      message: z.string().max(20_000),
      captcha: z.string().max(4000),
      change: z
        .object({
          booking: z.uuid().transform(bookingUuid),
          wish: z.string().max(20_000),
          day: z.iso.date().nullable(),
        })
        .optional(),
    }),
  )
  .handler(async ({ data: { change, ...form } }): Promise<ContactOutcome> => {
    const { context, server, services } = await currentRequest();
    return checkedContact({
      contact: services.contact,
      captcha: createCaptcha({ secret: server.environment.CAPTCHA_SECRET, store: server.store }),
      rateLimits: server.rateLimits,
      clientAddress: context.clientAddress,
    }).send({
      ...form,
      ...(change && { change: { ...change, proof: await (await currentBookings()).proofOf(change.booking) } }),
    });
  });
