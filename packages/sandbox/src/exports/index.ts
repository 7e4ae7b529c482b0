export { type Call, defineService, type Handler, type Random, Refusal, refuse, type Service } from "../core/service.ts";
export type { Collection, Store } from "../core/store.ts";
