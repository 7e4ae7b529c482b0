type Matched<Value> = { matches(value: Value): boolean };

type Walked = Matched<"checkout"> &
  Matched<"confirmed"> & {
    readonly context: {
      readonly choice: unknown;
      readonly start: { readonly at: string };
      readonly end: { readonly type: string };
    };
  };

/** What holds in every walk of which something is chosen by a chart of its own. */
export const walkInvariants = {
  "a checkout is of something": (snapshot: Walked) =>
    !snapshot.matches("checkout") ||
    snapshot.context.choice !== null ||
    ["quote", "payment"].includes(snapshot.context.start.at),
  "a walk that ends booked has a booking": (snapshot: Walked) =>
    !snapshot.matches("confirmed") || snapshot.context.end.type === "BOOKED",
};

type Seated = Matched<"reading"> & {
  readonly context: {
    readonly picks: readonly { readonly seat: string }[];
    readonly plan: { readonly seats: readonly { readonly id: string; readonly status: string }[] } | null;
  };
};

/** What holds wherever places are chosen. */
export const seatInvariants = {
  "nobody shares a place": ({ context: { picks } }: Seated) =>
    new Set(picks.map(({ seat }) => seat)).size === picks.length,
  "nobody has a place that is not free": (snapshot: Seated) => {
    const { picks, plan } = snapshot.context;
    if (plan === null || snapshot.matches("reading")) return true;
    return picks.every(({ seat: id }) => plan.seats.find((seat) => seat.id === id)?.status === "available");
  },
};

/** Nobody of a party that is known by its members sits twice. */
export const nobodyTwice = ({
  context: { picks },
}: {
  readonly context: { readonly picks: readonly { readonly id: string }[] };
}) => new Set(picks.map(({ id }) => id)).size === picks.length;

type Counting = {
  readonly search: string | null;
  readonly start: { readonly at: string };
  readonly offer: object | null;
  readonly choice: object | null;
  readonly kept: { readonly draft: object | null };
  readonly end: { readonly type: string };
};

/** What guards look at. Names, amounts and instants that only travel through the walk tell no configurations apart. */
export const countedProject = ({ choice, end, kept, offer, search, start }: Counting) => ({
  search: search === null,
  start: start.at,
  offer: offer === null,
  choice: choice === null,
  kept: kept.draft === null,
  end: end.type,
});

/** The same where places are chosen, some of which may have gone to others. */
export const walkProject = ({ lost, ...walk }: Counting & { readonly lost: readonly unknown[] }) => ({
  ...countedProject(walk),
  lost: lost.length,
});
