import { drawPoster, posterKinds } from "@safar/ui/poster-drawing";

/** Longer than any name of a place, a hotel or an article. */
const longestName = 200;

const refused = (message: string) => Response.json({ error: "bad_request", message }, { status: 400 });

/**
 * `/posters/{kind}.svg?of={name}`: the picture that is drawn from a name, and with `&in={hotel}` in the colours of that hotel.
 * It is the same for ever, so it is kept for long.
 */
export const poster = ({ request, params }: { request: Request; params: { kind: string } }): Response => {
  const kind = posterKinds.find((known) => known === params.kind);
  const asked = new URL(request.url).searchParams;
  const name = asked.get("of") ?? "";
  const hotel = asked.get("in") ?? undefined;
  if (!kind) return refused(`There are pictures of ${posterKinds.join(", ")}; ask for one of these.`);
  if (name === "" || name.length > longestName) {
    return refused(`Name what the picture is of: "of", 1 to ${longestName} characters.`);
  }
  if (hotel !== undefined && hotel.length > longestName) {
    return refused(`Name the hotel that it is in: "in", at most ${longestName} characters.`);
  }
  return new Response(drawPoster(kind, name, hotel), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=604800, stale-while-revalidate=2592000",
      // Opened by itself, the picture is a document: its styles apply and nothing else does.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
};
