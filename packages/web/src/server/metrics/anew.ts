import { register } from "prom-client";

/** A metric's name, free for a new metric: while developing, a change of the sources makes what is counted a second time. */
export const anew = (name: string): string => {
  register.removeSingleMetric(name);
  return name;
};
