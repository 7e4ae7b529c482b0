/** The part of an address that names something: `dera-ghazi-khan`. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => slugPattern.test(text);
