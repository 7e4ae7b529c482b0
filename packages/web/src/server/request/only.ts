/** A route's handlers, with an answer for every other method that names those which are served. */
export const only = <Handlers extends object>(handlers: Handlers) => ({
  ...handlers,
  ANY: (): Response => new Response(null, { status: 405, headers: { allow: Object.keys(handlers).join(", ") } }),
});
