/**
 * The longest body that is read, in bytes. What people type into a form and what a page's script sends is far below it. A route that
 * takes files would name a longer one here; none does.
 */
const longestBodyBytes = 64 * 1024;

/** Reads on without keeping anything, so that a caller who is still sending hears the answer. */
const letPass = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  let part = await reader.read();
  while (!part.done) part = await reader.read();
};

/** The whole body, or null as soon as it is longer than allowed. */
const readBody = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> => {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > longestBodyBytes) {
      letPass(reader).catch(() => undefined);
      return null;
    }
    parts.push(part.value);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/**
 * The request with a body that is short enough, or null. One that says its length is refused before anything is read, and HTTP lets it
 * send no more than it said; one that does not is read as far as the limit.
 */
export const withShortBody = async (request: Request): Promise<Request | null> => {
  const { headers, method } = request;
  const said = headers.get("content-length");
  if (said !== null) return Number(said) > longestBodyBytes ? null : request;
  if (!headers.has("transfer-encoding") || request.body === null) return request;
  const body = await readBody(request.body);
  return body && new Request(request.url, { method, headers: new Headers(headers), signal: request.signal, body });
};
