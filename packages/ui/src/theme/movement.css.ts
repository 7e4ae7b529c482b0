import { globalStyle } from "@vanilla-extract/css";

const picture = "opening";
const [before, after] = [`::view-transition-old(${picture})`, `::view-transition-new(${picture})`];

// A picture goes on from the card that is pressed (`data-taken`) to the page that it opens (`data-opening`). All else is there at once.
globalStyle(":root", { viewTransitionName: "none" });
globalStyle("[data-taken], :root:not(:has([data-taken])) [data-opening] > :is(img, [data-picture])", {
  viewTransitionName: picture,
});
// Whatever is pressed meanwhile counts.
globalStyle("::view-transition", { pointerEvents: "none" });
// As large as the place that it moves to and never stretched; what is still on its way shows the one from before.
globalStyle(`${before}, ${after}`, { blockSize: "100%", objectFit: "cover", animation: "none" });
// Without the other one there is nothing that moves.
globalStyle(`${before}:only-child`, { display: "none" });
