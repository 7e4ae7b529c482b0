import { pictureWidths } from "@safar/ui/picture";
import { drawPoster, posterKinds } from "@safar/ui/poster-drawing";
import type { Picture, Pictures } from "./pictures.ts";

const longestAddress = 1000;

const refused = (message: string) => Response.json({ error: "bad_request", message }, { status: 400 });

/** What a picture that cannot be had is answered with: a drawing in its place, and the status for whoever looks. */
const statuses: Readonly<Record<Exclude<Picture["type"], "READY">, number>> = {
  FORBIDDEN: 403,
  UNAVAILABLE: 502,
  BUSY: 503,
};

/**
 * `/pictures/{width}.webp?of={address}&kind={kind}`: the picture at an address of a listed origin, as webp and no wider than
 * the screen needs. Browsers show the body of an error, so a picture that cannot be had is drawn from its address instead.
 */
export const answerPicture = async (url: URL, widthAsked: string, pictures: Pictures): Promise<Response> => {
  const width = pictureWidths.find((known) => String(known) === widthAsked);
  if (width === undefined)
    return refused(`Pictures are ${pictureWidths.join(", ")} pixels wide; ask for one of these.`);
  const of = url.searchParams.get("of") ?? "";
  const kind = posterKinds.find((known) => known === url.searchParams.get("kind"));
  if (of === "" || of.length > longestAddress) {
    return refused(`Name the picture: "of", its https address of at most ${longestAddress} characters.`);
  }
  if (!kind) return refused(`Say what the picture is of: "kind", one of ${posterKinds.join(", ")}.`);

  const picture = await pictures.read(of, width);
  if (picture.type === "READY") {
    return new Response(picture.webp, {
      headers: {
        "content-type": "image/webp",
        "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      },
    });
  }
  return new Response(drawPoster(kind, of), {
    status: statuses[picture.type],
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=60",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
};
