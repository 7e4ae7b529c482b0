const longest = 2048;

// Control characters and blanks, which browsers drop from a URL, and the backslash, which they read as a slash.
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const hostileCharacter = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;
const hostilePath = /\/\/|@|(?:^|\/)\.{1,2}(?:\/|$)/;

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Whether a path is plain, and still is when something on the way decodes it, however often. */
const isPlain = (path: string): boolean => {
  let form = path;
  for (let round = 0; round < 4; round++) {
    if (hostileCharacter.test(form) || hostilePath.test(form)) return false;
    const decoded = decode(form);
    if (decoded === null) return false;
    if (decoded === form) return true;
    form = decoded;
  }
  return false;
};

/**
 * Where to go after signing in: the path that was asked for when it can only be one of this site's own, else the fallback.
 * A query and a hash may follow the path.
 */
export const safeReturnPath = (asked: string | null | undefined, fallback = "/"): string => {
  if (asked === null || asked === undefined || asked.length > longest || !asked.startsWith("/")) return fallback;
  const end = asked.search(/[?#]/);
  const path = end === -1 ? asked : asked.slice(0, end);
  return isPlain(path) && !hostileCharacter.test(asked) ? asked : fallback;
};
