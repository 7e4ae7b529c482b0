import { watchWalk } from "@safar/engine";
import { computed, onScopeDispose, type Ref, shallowRef, triggerRef } from "vue";
import type { AnyActorRef, SnapshotFrom } from "xstate";

/** All that Vue needs to know of the engine: a view that is made anew whenever the walk or what runs inside it has changed. */
export const viewOfWalk = <Walk extends AnyActorRef, View>(
  walk: Walk,
  connect: (snapshot: SnapshotFrom<Walk>) => View,
): Readonly<Ref<View>> => {
  const latest = shallowRef<SnapshotFrom<Walk>>(walk.getSnapshot());
  onScopeDispose(
    watchWalk(walk, (snapshot) => {
      latest.value = snapshot;
      // What runs inside changes without the walk's own snapshot changing.
      triggerRef(latest);
    }),
  );
  // Never the same object twice in a row, so that what is drawn is drawn anew.
  return computed(() => ({ ...connect(latest.value) }));
};
