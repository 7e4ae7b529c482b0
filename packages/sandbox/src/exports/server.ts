export { createSqliteStore, type SqliteStore } from "../core/sqlite-store.ts";
export { printDocument } from "../doors/printer.ts";
export { type SandboxServer, type SandboxServerOptions, startSandboxServer } from "../doors/server.ts";
export { createRealtimeServer, type RealtimeServer } from "../realtime/websocket.ts";
