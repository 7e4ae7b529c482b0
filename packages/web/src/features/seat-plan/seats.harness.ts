import { vi } from "vitest";
import { seatSumId } from "./bring-in-sight.ts";

/** Every seat stands below the window, and the bar beside them. */
export const belowTheWindow = (): void => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    return new DOMRect(this.id === seatSumId ? 500 : 0, window.innerHeight, 10, 10);
  });
};
