import { createFileRoute, redirect } from "@tanstack/react-router";
import { localisePath } from "../app/addresses/locale.ts";
import { paths } from "../app/addresses/paths.ts";

/** With a slash: leads to the address as it is spelt. */
export const Route = createFileRoute("/events/passenger-details/$RefID")({
  beforeLoad: ({ context, params }) => {
    const path = paths.checkout("events", "travellers", params.RefID);
    throw redirect({ href: localisePath(path, context.facts.locale), statusCode: 301 });
  },
});
