import { useEffect, useState, useSyncExternalStore } from "react";
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { findRunningFlows, type RunningFlow, snapshotOf, unfolded } from "./running-flows.ts";

/** The snapshot of a flow as it goes on. */
export const useSnapshot = (actor: AnyActorRef | null): AnyMachineSnapshot | null =>
  useSyncExternalStore(
    (onChange) => {
      const subscription = actor?.subscribe({ next: onChange, complete: onChange, error: onChange });
      return () => subscription?.unsubscribe();
    },
    () => (actor === null ? null : snapshotOf(actor)),
    () => null,
  );

/** The flows that go on in this tab, with those that they have started; none until the page is alive. */
export const useRunningFlows = (): readonly RunningFlow[] => {
  const [roots, setRoots] = useState<readonly RunningFlow[]>([]);
  const [all, setAll] = useState<readonly RunningFlow[]>([]);
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      const found = await findRunningFlows();
      if (!isOver) setRoots(found);
    };
    void find();
    return () => {
      isOver = true;
    };
  }, []);
  useEffect(() => {
    const look = () => setAll(unfolded(roots));
    look();
    const looks = roots.map(({ actor }) =>
      actor.system.inspect((event) => {
        if (event.type === "@xstate.snapshot") look();
      }),
    );
    return () => {
      for (const { unsubscribe } of looks) unsubscribe();
    };
  }, [roots]);
  return all;
};
