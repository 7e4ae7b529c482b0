import { configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { serverClock } from "../src/engine/asking/server-clock.ts";

// Only a hang is too long: the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks of the platform: the same for every file of a worker, whichever comes first.
if (typeof Element !== "undefined") {
  Element.prototype.scrollIntoView ??= () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

// What one test's server said of the time does not hold in the next.
afterEach(() => serverClock.hear({ at: 0, askedAt: null, heardAt: 0 }));
