import type { SoldVertical } from "../app/verticals.ts";
import CheckoutPart from "../features/walk/checkout-part.tsx";
import { verticalRooms } from "./registry.ts";

const held = { name: "checkout", Part: CheckoutPart } as const;

type Props = {
  readonly vertical: SoldVertical;
  /** The quote that it is about. */
  readonly RefID: string;
  readonly step: "travellers" | "addons" | "review";
};

/** A step of a vertical's checkout, opened by its address. */
export function CheckoutStepPage({ vertical, RefID, step }: Props) {
  const { Page } = verticalRooms[vertical].steps.use();
  return <Page key={RefID} opened={{ quote: RefID }} step={step} held={held} />;
}
