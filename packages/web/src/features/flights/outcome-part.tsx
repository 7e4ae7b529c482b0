import { OutcomeScreen } from "../checkout/outcome-screen.tsx";
import type { Walk } from "./use-walk.ts";

export default function OutcomePart({ view, send }: Walk) {
  return <OutcomeScreen view={view} send={send} />;
}
