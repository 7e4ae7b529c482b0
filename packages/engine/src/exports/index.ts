export type { Clock, DeviceStorage, EpochMs, Random } from "../kernel/ports.ts";
export { type Problem, type Refusal, type RefusalCode, refusalCodes } from "../kernel/problem.ts";
export { fail, ok, type Result } from "../kernel/result.ts";
