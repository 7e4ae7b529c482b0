import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "../features/contact/contact-page.tsx";
import { loadContact } from "../features/contact/load-contact.ts";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/contact-us")({
  loader: loadContact,
  head: headOfLoader,
  component: Contact,
});

function Contact() {
  const { asked, booking, support } = Route.useLoaderData();
  return <ContactPage support={support} booking={booking} asked={asked} />;
}
