/** Answers as a service would write them, by hand: what the schemas read is held to these, not to what the sandbox writes. */

const at = "2026-11-21T09:00:00Z";

export const cancellationGolden = {
  quoted: {
    state: "quoted",
    refund_quote_id: "R7QW3ZP9MA22",
    paid: "24500.00",
    penalty_lines: [{ kind: "discount", code: "penalty", title: "Cancellation fee", amount: "-2450.00" }],
    amount: "22050.00",
    currency: "PKR",
    to: ["original", "wallet"],
    expires_at: at,
    eta_days_min: 0,
    eta_days_max: 3,
  },
  cancelled: {
    state: "cancelled",
    status: "Refund In Progress",
    refund_id: "F7QW3ZP9MA22",
    amount: "22050.00",
    currency: "PKR",
    kept: {
      paid: "24500.00",
      lines: [{ kind: "discount", code: "penalty", title: "Cancellation fee", amount: "-2450.00" }],
    },
    to: "original",
    timeline: [
      { step: "requested", at, expected_at: null },
      { step: "paid_back", at: null, expected_at: at },
    ],
  },
};
