type Outcomes = { readonly outcomes: Readonly<Record<string, unknown>> };

/** The case by which each actor says that there is no connection: in the product's models it is called so. */
export const offlineIn = ({ outcomes }: Outcomes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(outcomes).flatMap(([source, cases]) =>
      typeof cases === "object" && cases !== null && "offline" in cases ? [[source, "offline"]] : [],
    ),
  );

/** A projection tells configurations apart by what guards look at; a replay is still held to everything that a flow knows. */
export const allOfIt = ({ context }: { readonly context: object }): Readonly<Record<string, unknown>> => ({
  ...context,
});
