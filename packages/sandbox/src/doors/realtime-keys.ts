/** What a client of the real-time server and the server itself agree on. */
export type RealtimeKeys = { readonly appId: string; readonly key: string; readonly secret: string };

/** The keys of a sandbox that was given none. */
export const sampleRealtimeKeys: RealtimeKeys = { appId: "1001", key: "sandbox-key", secret: "sandbox-secret" };
