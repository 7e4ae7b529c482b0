import type { OffersAnswer } from "@safar/engine";
import { refId } from "@safar/engine";
import { z } from "zod";
import { told } from "../account/told.ts";
import { currentFlights } from "./current-flights.ts";
import { serverEarlySearches } from "./server-early-searches.ts";

const asked = z.object({
  refId: z
    .string()
    .regex(/^[A-Za-z0-9_.~-]{1,128}$/)
    .transform(refId),
  /** The codes of those who are asked, with commas between them. */
  providers: z
    .string()
    .regex(/^[\w-]+(?:,[\w-]+){0,63}$/)
    .transform((codes) => codes.split(",")),
});

const encoder = new TextEncoder();

/**
 * What providers have for a search session, a line of JSON (`Told<OffersAnswer>`) for each as it answers. It ends when all have
 * answered; a reader that leaves ends the calls that are still under way. Answers 410 when nobody remembers the session.
 */
export const streamOffers = async ({ request }: { request: Request }): Promise<Response> => {
  const question = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!question.success) return Response.json({ error: "refId and providers, separated by commas" }, { status: 400 });
  const { offers } = await currentFlights();
  const session = await offers.recall(question.data.refId);
  if (session.type !== "RECALLED") return Response.json({ error: "expired" }, { status: 410 });

  const known = new Set(session.providers.map(({ code }) => code));
  const waitedFor = new Set(question.data.providers.filter((code) => known.has(code)));
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const tell = (answer: OffersAnswer) => {
        if (!waitedFor.delete(answer.provider)) return;
        controller.enqueue(encoder.encode(`${JSON.stringify(told(answer))}\n`));
        if (waitedFor.size === 0) controller.close();
      };
      if (waitedFor.size === 0) {
        controller.close();
        return;
      }
      const { refId } = question.data;
      const whole = { search: session.search, refId, providers: [...waitedFor] };
      // A page that was just rendered began the search already.
      stop = serverEarlySearches.collect(refId, tell) ?? offers.ask(whole, tell);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { "content-type": "application/jsonl; charset=utf-8", "cache-control": "no-store" },
  });
};
