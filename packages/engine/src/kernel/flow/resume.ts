/**
 * What becomes of a state that a reload restores: it stays, asks the service what happened, starts its work again, or is
 * dropped.
 */
export type ResumePolicy = "stay" | "inquire" | "restart" | "drop";
