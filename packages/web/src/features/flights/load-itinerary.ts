import { msg } from "@lingui/core/macro";
import { loadStep, type StepArgs } from "../walk/load-step.ts";

export const loadItinerary = (args: StepArgs) => loadStep(msg`Your flight`, args);
