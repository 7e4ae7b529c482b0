import { configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { serverClock } from "../src/engine/asking/server-clock.ts";

// Only a hang is too long: the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks of the platform.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;

// What one test's server said of the time does not hold in the next.
afterEach(() => serverClock.hear({ at: 0, askedAt: null, heardAt: 0 }));
