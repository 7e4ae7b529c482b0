/** What something is called, in both languages. */
export type Names = { readonly en: string; readonly ar: string };

/** A way from one place to another. */
export const routeName = (from: Names, to: Names): Names => ({
  en: `${from.en} to ${to.en}`,
  ar: `${from.ar} إلى ${to.ar}`,
});

/** Several, one after the other. */
export const namesInRow = (...all: readonly Names[]): Names => ({
  en: all.map(({ en }) => en).join(", "),
  ar: all.map(({ ar }) => ar).join("، "),
});

/** In either language, for whoever looks for it. */
export const bothNames = ({ en, ar }: Names): string => `${en} ${ar}`;

/** As the wire writes it. */
export const namesWire = ({ en, ar }: Names) => ({ name: en, name_ar: ar });
