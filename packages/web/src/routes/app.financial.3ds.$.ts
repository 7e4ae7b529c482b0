import { createFileRoute } from "@tanstack/react-router";
import { forwardBankPage } from "../server/payments/bank-page.ts";
import { only } from "../server/request/only.ts";

export const Route = createFileRoute("/app/financial/3ds/$")({ server: { handlers: only({ GET: forwardBankPage }) } });
