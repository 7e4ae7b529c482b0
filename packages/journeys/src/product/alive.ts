/** React leaves a mark on each element it has taken over; until then a page is only what the server drew. */
export const isAlive = () =>
  [...document.querySelectorAll("main, main h1, main form, main button, main input, header a, header button")].every(
    (element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$")),
  );
