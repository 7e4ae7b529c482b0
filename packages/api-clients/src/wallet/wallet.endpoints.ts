import { z } from "zod";
import { endpointsOf } from "../http/endpoint.ts";
import {
  banksSchema,
  transactionsRequestSchema,
  transactionsSchema,
  walletPaymentRequestSchema,
  walletPaymentSchema,
  withdrawalAnswerSchema,
  withdrawalOtpRequestSchema,
  withdrawalOtpSchema,
  withdrawalRequestSchema,
} from "./wallet.schemas.ts";

const endpoint = endpointsOf("app");

export const walletEndpoints = {
  transactions: endpoint({
    call: "C093",
    method: "GET",
    path: "transaction-history/index",
    auth: "user",
    summary: "The wallet's movements, a page at a time.",
    request: transactionsRequestSchema,
    response: transactionsSchema,
  }),
  withdrawal: endpoint({
    call: "C094",
    method: "POST",
    path: "wallet/withdrawal/request",
    auth: "user",
    summary: "Asks to withdraw cash, which is held from then on, or lists what was asked.",
    request: withdrawalRequestSchema,
    response: withdrawalAnswerSchema,
  }),
  banks: endpoint({
    call: "C095",
    method: "GET",
    path: "wallet/bank/list",
    auth: "user",
    summary: "The banks of the edition's country that cash can be withdrawn to.",
    request: z.object({}),
    response: banksSchema,
  }),
  verifyWithdrawal: endpoint({
    call: "C096",
    method: "POST",
    path: "wallet/withdrawal/otpVerify",
    auth: "user",
    summary: "Confirms a withdrawal by its code.",
    request: withdrawalOtpRequestSchema,
    response: withdrawalOtpSchema,
  }),
  walletPayment: endpoint({
    call: "C097",
    method: "POST",
    path: "wallet/v2/payment",
    auth: "user",
    summary: "Opens an order that adds cash to the wallet, or pays one.",
    request: walletPaymentRequestSchema,
    response: walletPaymentSchema,
  }),
};
