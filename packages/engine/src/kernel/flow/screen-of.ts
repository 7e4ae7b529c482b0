type Described<Meta> = { readonly getMeta: () => Readonly<Record<string, Meta | undefined>> };

/** The screen that the innermost active state names. A state inside another one comes later among the metas and has its say. */
export const screenOf = <Screen extends string>(
  snapshot: Described<{ readonly screen?: Screen }>,
  otherwise: NoInfer<Screen>,
): Screen =>
  Object.entries(snapshot.getMeta())
    .toSorted(([one], [other]) => other.split(".").length - one.split(".").length)
    .find(([, meta]) => meta?.screen !== undefined)?.[1]?.screen ?? otherwise;
