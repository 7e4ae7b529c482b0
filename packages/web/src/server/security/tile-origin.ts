/** Where the tiles of an address come from, as a content security policy names it: `{s}` stands for any of the server's subdomains. */
export const tileOriginOf = (address: string | undefined): string | null => {
  if (address === undefined) return null;
  const [scheme = "", host = ""] = address.split(/:\/\/|\//, 2);
  return `${scheme}://${host.replace("{s}", "*")}`;
};
