import type { CancellationService, cancellationActors } from "@safar/engine";

/** Another service or another chart in the place of the real one. */
export type CancellationPlant = {
  readonly service?: (service: CancellationService) => Partial<CancellationService>;
  readonly actors?: (service: CancellationService) => Partial<ReturnType<typeof cancellationActors>>;
};
