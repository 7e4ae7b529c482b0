import type { BlogData } from "../library.ts";
import { alulaTwoDays } from "./alula-two-days.data.ts";
import { baggageWithoutSurprises } from "./baggage-without-surprises.data.ts";
import { haramainTrain } from "./haramain-train.data.ts";
import { hunzaInAutumn } from "./hunza-in-autumn.data.ts";
import { karachiByTheSea } from "./karachi-by-the-sea.data.ts";
import { lahoreInSixPlates } from "./lahore-in-six-plates.data.ts";
import { taifRoses } from "./taif-roses.data.ts";
import { umrahStepByStep } from "./umrah-step-by-step.data.ts";

export const blogs: readonly BlogData[] = [
  alulaTwoDays,
  baggageWithoutSurprises,
  haramainTrain,
  hunzaInAutumn,
  karachiByTheSea,
  lahoreInSixPlates,
  taifRoses,
  umrahStepByStep,
];
