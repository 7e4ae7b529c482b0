export { createClock, createManualClock, type EpochMs, type SandboxClock, waitingClock } from "../core/clock.ts";
export { ConnectionDropped } from "../core/dispatch.ts";
export type { FaultRule } from "../core/faults.ts";
export type { Journal, JournalEntry } from "../core/journal.ts";
export type { Ledger, Movement, MovementKind, Posting, Violation } from "../core/ledger.ts";
export { createMemoryStore, type MemoryStore } from "../core/memory-store.ts";
export type { Message, SentMessage } from "../core/outbox.ts";
export { createRandom } from "../core/random.ts";
export { TextResponse } from "../core/reply.ts";
export {
  createSandbox,
  type Sandbox,
  type SandboxAdmin,
  type SandboxOptions,
  sampleCredentials,
} from "../core/sandbox.ts";
export {
  type AnyService,
  type Call,
  type Credentials,
  defineService,
  type Handler,
  type Random,
  Refusal,
  refuse,
  type Service,
} from "../core/service.ts";
export type { Collection, Store } from "../core/store.ts";
export { type AskOptions, type BenchAnswer, createTestBench, type TestBench } from "../core/test-bench.ts";
export { createAdmin } from "../doors/admin.ts";
export { type InProcessSandbox, openSandbox } from "../doors/in-process.ts";
export { type RealtimeKeys, sampleRealtimeKeys } from "../doors/realtime-keys.ts";
export type { RealtimeClock } from "../realtime/clock.ts";
export type { Connection as RealtimeSession, Socket as RealtimeSocket } from "../realtime/connection.ts";
export type { DeliveryFaults, RealtimeFaults } from "../realtime/faults.ts";
export { type CloseReason, closeReasons } from "../realtime/protocol.ts";
export { createRealtime, type Realtime, type RealtimeOptions } from "../realtime/realtime.ts";
export { describeTrigger, listScenarios } from "../scenarios/registry.ts";
export type { Scenario, Trigger } from "../scenarios/scenario.ts";
export { samplePassword, sampleUsers } from "../services/accounts/sample-users.ts";
export { issueIdToken, type SocialClaims } from "../services/accounts/social.ts";
export { createRealtimeService } from "../services/client/realtime.service.ts";
export type { SoldVertical } from "../services/content/enabled.data.ts";
export { services, servicesWith } from "../services/index.ts";
