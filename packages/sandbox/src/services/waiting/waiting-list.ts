import { type Call, refuse } from "../../core/service.ts";
import type { Names } from "../../world/names.ts";
import { usersIn } from "../accounts/users.ts";
import { tellPerson } from "../client/tell-person.ts";

type Waiting = {
  readonly id: string;
  readonly of: string;
  readonly email: string;
  readonly userId: string | null;
  readonly at: number;
};

type Kind<Item extends { readonly id: string }> = {
  /** Of its collections in the store. */
  readonly name: string;
  /** The job that looks whether there is room; it is given the item's id. */
  readonly job: string;
  readonly looksAfterMs: (item: Item) => number;
  readonly isSoldOut: (call: Call, item: Item) => boolean;
  readonly hasRoom: (call: Call, item: Item) => boolean;
  readonly told: (item: Item) => { readonly title: Names; readonly body: Names; readonly link: string };
};

type Wish = { readonly email?: string | undefined; readonly leave: boolean };

/** Who waits for what is sold out, each once. When there is room, whoever has waited longest is told; the others wait on. */
export const createWaitingList = <Item extends { readonly id: string }>(kind: Kind<Item>) => {
  const all = ({ store }: Pick<Call, "store">) => store.collection<Waiting>(`${kind.name}_waiting`);
  /** What is looked at again, each by one job. */
  const lookedAt = ({ store }: Pick<Call, "store">) =>
    store.collection<{ readonly id: string }>(`${kind.name}_looked_at`);
  const keyOf = (of: string, who: string): string => `${of} ${who.toLowerCase()}`;

  const lookLater = (call: Call, item: Item): void => {
    if (lookedAt(call).get(item.id) !== undefined) return;
    lookedAt(call).put({ id: item.id });
    call.schedule(kind.looksAfterMs(item), kind.job, { item: item.id });
  };

  return {
    has: (call: Pick<Call, "store" | "userId">, { id }: Item): boolean =>
      call.userId !== null && all(call).get(keyOf(id, call.userId)) !== undefined,

    /** Waits, or no longer; asked again, it is what it was. */
    ask: (call: Call, item: Item, { email: given, leave }: Wish) => {
      const email = call.userId === null ? given : usersIn(call.store).get(call.userId)?.email;
      if (email === undefined)
        throw refuse("validation_failed", { status: 422, field: "email", message: "Say where the mail goes." });
      const id = keyOf(item.id, call.userId ?? email);
      const already = all(call).get(id) !== undefined;
      if (leave) {
        all(call).delete(id);
        return { registered: false, already: !already };
      }
      if (!kind.isSoldOut(call, item))
        throw refuse("results_expired", { status: 409, message: "It can be booked, or is over." });
      if (already) return { registered: true, already };
      lookLater(call, item);
      all(call).put({ id, of: item.id, email, userId: call.userId, at: call.now() });
      return { registered: true, already };
    },

    look: (call: Call, item: Item): void => {
      lookedAt(call).delete(item.id);
      const [first, ...others] = all(call)
        .all()
        .filter(({ of }) => of === item.id)
        .toSorted((one, other) => one.at - other.at);
      if (first === undefined) return;
      const isFree = kind.hasRoom(call, item);
      if (isFree ? others.length > 0 : kind.isSoldOut(call, item)) lookLater(call, item);
      if (!isFree) return;
      all(call).delete(first.id);
      tellPerson(call, { to: first, kind: "waiting", ...kind.told(item) });
    },
  };
};
