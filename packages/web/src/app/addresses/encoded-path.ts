/** A path of this site with whatever a header of HTTP cannot carry percent-encoded; what is encoded already stays. */
export const encodedPath = (path: string): string => {
  const { hash, pathname, search } = new URL(path, "http://here.invalid");
  return pathname + search + hash;
};
