import { __camel__Endpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";

/**
 * The calls of __name__, simulated. There are none yet: each call that `__camel__Endpoints` declares gets a handler here, over an
 * invented world in both languages (`world/__name__/`). What is priced, reserved and held is sold by `createSales` (`services/selling`).
 */
export const __camel__Service = defineService({ endpoints: __camel__Endpoints, handlers: {} });
