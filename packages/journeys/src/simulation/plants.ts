import { berthPlants } from "./plants/berths.plants.ts";
import { cancellationPlants } from "./plants/cancellation.plants.ts";
import { guidePlants } from "./plants/guides.plants.ts";
import { hallPlants } from "./plants/halls.plants.ts";
import { moneyPlants } from "./plants/money.plants.ts";
import { passPlants } from "./plants/passes.plants.ts";
import type { Plant } from "./plants/plant.ts";
import { pricePlants } from "./plants/price.plants.ts";
import { reservationPlants } from "./plants/reservation.plants.ts";
import { restorePlants } from "./plants/restore.plants.ts";
import { upstreamPlants } from "./plants/upstream.plants.ts";
import { withdrawalPlants } from "./plants/withdrawal.plants.ts";

/** Every planted bug, by its name on the command line. */
export const plants: readonly Plant[] = [
  ...moneyPlants,
  ...pricePlants,
  ...reservationPlants,
  ...restorePlants,
  ...cancellationPlants,
  ...withdrawalPlants,
  ...upstreamPlants,
  ...berthPlants,
  ...hallPlants,
  ...guidePlants,
  ...passPlants,
];
