/** At most `limit` holders; the others wait in order. */
export const createSlots = (limit: number) => {
  let free = limit;
  const queue = new Set<() => void>();
  return {
    /** Calls back when a slot is the caller's; the returned function leaves the queue. */
    take(granted: () => void): () => void {
      if (free > 0) {
        free -= 1;
        granted();
      } else {
        queue.add(granted);
      }
      return () => queue.delete(granted);
    },
    give(): void {
      const [next] = queue;
      if (next === undefined) {
        free += 1;
      } else {
        queue.delete(next);
        next();
      }
    },
  };
};
