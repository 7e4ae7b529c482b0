import type { Call } from "../../core/service.ts";

/** A text in both languages. */
export type Words = { readonly en: string; readonly ar: string };

export const say = ({ locale }: Pick<Call, "locale">, words: Words): string => words[locale];
