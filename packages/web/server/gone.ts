/** The status of a request whose caller did not wait for the answer, as nginx writes it down. Nobody receives it. */
export const goneStatus = 499;

/**
 * Marks what a request fails with once its caller has gone as the caller's doing: the framework prints the stack of every failure that
 * has no status of its own. To be called before anybody else listens to the request's signal.
 */
export const noteWhenGone = ({ signal }: Request): void => {
  const mark = () => {
    const { reason } = signal;
    if (reason instanceof Error && Object.isExtensible(reason)) Object.assign(reason, { status: goneStatus });
  };
  signal.addEventListener("abort", mark, { once: true });
};
