import { msg } from "@lingui/core/macro";
import { loadStep, type StepArgs } from "../walk/load-step.ts";

export const loadBusSeats = (args: StepArgs) => loadStep(msg`Choose your seats`, args);
