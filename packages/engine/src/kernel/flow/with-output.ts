const output = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output;

/** A guard or an action, by its name, that is given what an invoked actor came to: `{ guard: withOutput("isReceived"), … }`. */
export const withOutput = <Name extends string>(type: Name) => ({ type, params: output });
