/** Pixels: as tall as the tallest panel that opens under a field on wide windows. */
const panelHeight = 560;
/** Pixels that stay free above the field. */
const margin = 16;

/** Moves the page up until a panel finds room below a field, or the field is at the top: a panel covers nothing that it is about. */
export const makeRoom = (field: Element | null, height = panelHeight): void => {
  // A form that stands over the page is not moved by moving that.
  if (field === null || field.closest("dialog") !== null) return;
  const { top, bottom } = field.getBoundingClientRect();
  const lack = height - (window.innerHeight - bottom);
  if (lack > 0) window.scrollBy({ top: Math.min(lack, Math.max(0, top - margin)), behavior: "instant" });
};
