/** What most addresses are of, and how it is mistyped. */
const providers = {
  gmail: /^(?:gmail|gmial|gmai|gmal|gmil|gamil|gmali|gnail|gmaill|ggmail)$/,
  hotmail: /^(?:hotmail|hotmial|hotmal|hotmai|hotmil|homail|hotamil|hormail|hotmaill)$/,
  yahoo: /^(?:yahoo|yaho|yhoo|yahho|yahooo|yaoo)$/,
  outlook: /^(?:outlook|outlok|outloo|oulook|outlock|outllok|outlool)$/,
  icloud: /^(?:icloud|iclod|icoud|iclud|icluod|iclould)$/,
};
/** No top-level domain is any of these. */
const mistypedCom = /^(?:con|cmo|ocm|vom|xom|cpm|comm|coom|cim)$/;
/** Of these providers each has but this one. */
const endsShort = /^(?:|com|co|cm|om)$/;

/** The address that was likely meant where its provider or its end is mistyped; null of any other. */
export const likelyEmail = (text: string): string | null => {
  const typed = text.trim();
  const [, name, host = "", end = ""] = /^([^\s@]+)@([^\s@.]+)\.?([^\s@]*)$/.exec(typed.toLowerCase()) ?? [];
  if (name === undefined) return null;
  const isMistyped = mistypedCom.test(end);
  const known = Object.entries(providers).find(([, slips]) => slips.test(host) && (isMistyped || endsShort.test(end)));
  if (known === undefined && !isMistyped) return null;
  const meant = `${typed.slice(0, name.length)}@${known?.[0] ?? host}.com`;
  return meant.toLowerCase() === typed.toLowerCase() ? null : meant;
};
