import { type WalkParts, walkActors } from "../../booking/walk/walk.actors.ts";
import { hallActors } from "./hall/hall.actors.ts";
import { hallMachine } from "./hall/hall.machine.ts";
import type { MoviesService } from "./movies.service.ts";

/** The walk's actors over a checkout that is made elsewhere, such as one that is loaded late. */
export const moviesActorsOver = (parts: WalkParts<MoviesService>) => ({
  ...walkActors(parts),
  hall: hallMachine.provide({ actors: hallActors(parts.service, parts.clock) }),
});
