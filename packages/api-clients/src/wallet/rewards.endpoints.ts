import { z } from "zod";
import { endpointsOf } from "../http/endpoint.ts";
import {
  packageRedeemedSchema,
  packagesSchema,
  redeemedSchema,
  redeemPackageRequestSchema,
  redeemVoucherRequestSchema,
  vouchersSchema,
  walletHomeSchema,
} from "./rewards.schemas.ts";

const endpoint = endpointsOf("app");

export const rewardsEndpoints = {
  walletHome: endpoint({
    call: "C079",
    method: "GET",
    path: "users/profile/dashboard",
    auth: "user",
    summary: "What the signed-in user holds: cash, points, promo credits, and what may be withdrawn.",
    request: z.object({}),
    response: walletHomeSchema,
  }),
  vouchers: endpoint({
    call: "C098",
    method: "GET",
    path: "vouchers/list",
    auth: "user",
    summary: "The signed-in user's vouchers and how each stands.",
    request: z.object({}),
    response: vouchersSchema,
  }),
  redeemVoucher: endpoint({
    call: "C099",
    method: "POST",
    path: "vouchers/redeem",
    auth: "user",
    summary: "Adds a voucher's promo credits to the wallet, once for a person.",
    request: redeemVoucherRequestSchema,
    response: redeemedSchema,
  }),
  packages: endpoint({
    call: "C100",
    method: "GET",
    path: "packages/list",
    auth: "user",
    summary: "What points can be redeemed for, and the latest redemptions.",
    request: z.object({}),
    response: packagesSchema,
  }),
  redeemPackage: endpoint({
    call: "C101",
    method: "POST",
    path: "packages/redeem",
    auth: "user",
    summary: "Redeems points for a package; the same attempt redeems once.",
    request: redeemPackageRequestSchema,
    response: packageRedeemedSchema,
  }),
};
