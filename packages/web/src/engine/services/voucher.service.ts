import type { CheckVoucher } from "@safar/engine";
import { checkVoucher as ask } from "../../calls/payment.calls.ts";
import { askServer } from "../asking/ask-server.ts";

/** What a voucher would take off, over our server. */
export const checkVoucher: CheckVoucher = (data, signal) => askServer((signal) => ask({ data, signal }), signal);
