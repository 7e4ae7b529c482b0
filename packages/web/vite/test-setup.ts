// Only a hang is too long: the machine may be busy.
if (typeof document !== "undefined") (await import("@testing-library/react")).configure({ asyncUtilTimeout: 10_000 });

export {};
