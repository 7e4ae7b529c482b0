export type Language = "en" | "ar";

/** Words for a reader, in one language for both or in each. */
export type Text = string | { readonly en: string; readonly ar: string };

export const inLanguage = (text: Text, language: Language): string =>
  typeof text === "string" ? text : text[language];
