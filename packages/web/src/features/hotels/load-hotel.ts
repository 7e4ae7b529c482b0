import { msg } from "@lingui/core/macro";
import { loadStep, type StepArgs } from "../walk/load-step.ts";

export const loadHotel = (args: StepArgs) => loadStep(msg`Hotel and rooms`, args);
