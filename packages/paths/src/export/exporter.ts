import type { Suite } from "../cover/suite.types.ts";
import type { Flow } from "../explore/flow.ts";
import type { Language } from "../model/text.ts";

export type ExportRequest = { readonly suite: Suite; readonly flow: Flow; readonly language: Language };

export type Exporter = (request: ExportRequest) => string;
