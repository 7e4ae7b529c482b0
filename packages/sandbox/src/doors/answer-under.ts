import { ConnectionDropped } from "../core/dispatch.ts";

/** Answers requests whose paths begin with a base as if they began after it. A dropped connection becomes a network error. */
export const answerUnder =
  (base: string, fetch: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(base.length);
    try {
      return await fetch(new Request(url, request));
    } catch (error) {
      if (error instanceof ConnectionDropped || request.signal.aborted) return Response.error();
      throw error;
    }
  };
