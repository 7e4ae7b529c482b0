import { cleanText } from "../wire/text.ts";

type Included<Kind, State> = { readonly kind: Kind; readonly state: State; readonly detail: string | null };

/** What comes with a fare, a bundle or a pass. */
export const includedIn = <Kind, State>({ kind, state, detail }: Included<Kind, State>): Included<Kind, State> => ({
  kind,
  state,
  detail: detail === null ? null : cleanText(detail),
});
