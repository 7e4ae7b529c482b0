/**
 * Runs once a press that is going on has counted: a press ends where it began, or it counts for nothing, and what moves meanwhile takes its
 * end away from it. A finger's press is over before the focus goes, and its click comes right after.
 */
export const afterPress = (run: () => void): (() => void) => {
  const ends = new AbortController();
  let timer: number | undefined;
  const soon = () => {
    ends.abort();
    timer = window.setTimeout(run);
  };
  if (document.querySelector(":active") === null) soon();
  else for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, soon, { signal: ends.signal });
  return () => {
    ends.abort();
    window.clearTimeout(timer);
  };
};
