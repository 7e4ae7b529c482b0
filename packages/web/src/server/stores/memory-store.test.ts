import { describeStore } from "./key-value-store.contract.ts";
import { createMemoryStore } from "./memory-store.ts";

describeStore("memory store", async () => {
  let now = 0;
  return {
    store: createMemoryStore(() => now),
    pass: async (ms) => {
      now += ms;
    },
  };
});
