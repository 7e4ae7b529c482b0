/** What something is called, in both languages. */
export type Names = { readonly en: string; readonly ar: string };
