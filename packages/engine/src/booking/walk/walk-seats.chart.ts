import { withOutput } from "../../kernel/flow/with-output.ts";

type Choosing<Context, Input, Child extends string, Screen extends string> = {
  /** The walk's own. */
  readonly id: string;
  /** The chart that chooses the places, by its name among the actors. */
  readonly child: Child;
  readonly screen: Screen;
  readonly input: (context: Context) => Input;
  /** Whereto whoever chooses none. */
  readonly back: string;
};

/**
 * Places are chosen by a chart of their own, from which the checkout follows: a state in which the offer is looked at. Its vertical says
 * whether `areSeatsChosen`, and what it keeps of them (`takeSeats`); `tellSeats` forwards to the chart.
 */
export const choosingPlaces = <Context, Input, const Child extends string, const Screen extends string>({
  back,
  child,
  id,
  input,
  screen,
}: Choosing<Context, Input, Child, Screen>) =>
  ({
    tags: "stable",
    meta: { screen, step: "offer", resume: "stay" },
    entry: { type: "goTo", params: "offer" },
    invoke: {
      id: child,
      src: child,
      input: ({ context }: { readonly context: Context }) => input(context),
      onDone: [
        { guard: withOutput("areSeatsChosen"), target: `#${id}.checkout`, actions: withOutput("takeSeats") },
        { guard: withOutput("isSearchEdited"), target: `#${id}.planning`, actions: withOutput("takeSeats") },
        {
          guard: withOutput("isSearchedAgain"),
          target: `#${id}.shopping`,
          actions: [withOutput("takeSeats"), { type: "forgetOffer", params: null }, "beginAnew"],
        },
        { target: back, actions: withOutput("takeSeats") },
      ],
      onError: back,
    },
    on: {
      RESUME: { actions: "tellSeats" },
      "flow.back": { actions: "tellSeats" },
      "search.edit": { actions: "tellSeats" },
    },
  }) as const;
