import { __camel__Endpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";

/**
 * The calls of __name__, simulated. There are none yet: each call that `__camel__Endpoints` declares gets a handler here, over an
 * invented world in both languages (`world/__name__.ts`), with hooks that tell the orders what is held, issued and let go of.
 */
export const __camel__Service = defineService({ endpoints: __camel__Endpoints, handlers: {} });
