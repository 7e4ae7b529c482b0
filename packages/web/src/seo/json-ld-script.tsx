import { useFacts } from "../app/addresses/page-path.ts";
import { jsonLdText, type Thing } from "./json-ld.ts";

/** What a page is about, for those who read it by machine. */
export function JsonLdScript({ things }: { things: readonly Thing[] }) {
  const { nonce } = useFacts();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // A browser hides the nonce once it has read it, so hydration could not find it.
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the text is JSON whose every "<" is escaped
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  );
}
