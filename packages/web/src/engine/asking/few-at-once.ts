/** Runs what it is given, at most so many at once; who comes first is first. What fails makes room like what is done. */
export const fewAtOnce = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await ask();
    } finally {
      // Whoever waits longest takes the place over.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
