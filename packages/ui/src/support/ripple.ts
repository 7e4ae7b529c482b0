import type { PointerEvent } from "react";
import { stillness } from "../theme/media.ts";
import { motion } from "../theme/tokens.ts";

/** A wave from the point pressed, drawn on `::after`; none if the press turns into a scroll, or if motion is unwelcome. */
export function ripple(event: PointerEvent<HTMLElement>): void {
  const element = event.currentTarget;
  if (event.button !== 0 || matchMedia(stillness).matches) return;
  const box = element.getBoundingClientRect();
  const centre = `at ${event.clientX - box.x}px ${event.clientY - box.y}px`;
  const reach = Math.hypot(box.width, box.height);
  const start = setTimeout(() => {
    element.animate(
      { clipPath: [`circle(0 ${centre})`, `circle(${reach}px ${centre})`], opacity: [0.2, 0] },
      { duration: motion.ripple, easing: motion.easing, pseudoElement: "::after" },
    );
  }, motion.rippleCancel);
  element.addEventListener("pointercancel", () => clearTimeout(start), { once: true });
}
