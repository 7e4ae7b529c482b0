const functionAddress = /^\/_serverFn\/(.*)$/;

const nameIn = ({ url }: Request): string | undefined => functionAddress.exec(new URL(url).pathname)?.[1];

/** Whether a browser calls a server function with this request. */
export const isFunctionCall = (request: Request): boolean => nameIn(request) !== undefined;

/** Whether a call names no server function: what is no name at all is not even looked up. */
export const isNoFunction = (request: Request): boolean => {
  const name = nameIn(request);
  return name !== undefined && !/^[\w-]{20,}$/.test(name);
};

export const unknownFunction = (): Response =>
  Response.json({ error: "not_found", message: "There is no such call. Load the page again." }, { status: 404 });
