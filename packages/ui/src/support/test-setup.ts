import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Only a hang is too long: the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// What jsdom lacks of the platform, as little of it as the components lean on.
if (typeof document !== "undefined") {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  Object.defineProperty(window, "matchMedia", { value: (media: string) => ({ matches: false, media }) });
}
