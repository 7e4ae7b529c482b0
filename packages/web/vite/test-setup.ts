import { configure } from "@testing-library/react";

// Only a hang is too long: the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks of the platform.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;
