/** How deep what a page's script sends may be nested, as it is written; what it sends is five objects deep at most. */
const deepest = 100;
/** How many objects and lists it may have. */
const most = 5000;

/** Whether a text of JSON is no deeper and has no more parts than any call of ours. It need not be JSON for that. */
export const isShallow = (text: string): boolean => {
  let depth = 0;
  let count = 0;
  // Texts are passed over whole, with what is escaped in them.
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/g)) {
    if (part === "[" || part === "{") {
      depth += 1;
      count += 1;
    } else if (part === "]" || part === "}") depth -= 1;
    if (depth > deepest || count > most) return false;
  }
  return true;
};

/**
 * Whether a call of a server function can be read at all: JSON in its body or its address, of a reasonable shape. Looked at before the
 * framework's decoder is, which makes an object of every part. Calls carry no forms.
 */
export const isReadable = async (request: Request): Promise<boolean> => {
  if (request.method === "GET" || request.method === "HEAD") {
    return isShallow(new URL(request.url).searchParams.get("payload") ?? "");
  }
  const type = request.headers.get("content-type");
  if (type !== null && !type.includes("application/json")) return false;
  return isShallow(await request.clone().text());
};
