/** How a vertical is called in addresses, in variables and in types. */
export type Naming = { readonly name: string; readonly camel: string; readonly Pascal: string };

export const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const namingOf = (name: string): Naming => {
  const Pascal = name.split("-").map(upper).join("");
  return { name, camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1), Pascal };
};
