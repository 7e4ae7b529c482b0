import type { LucideIcon } from "@safar/ui/icon";
import BedDouble from "lucide-react/icons/bed-double";
import Bus from "lucide-react/icons/bus";
import Clapperboard from "lucide-react/icons/clapperboard";
import Compass from "lucide-react/icons/compass";
import Plane from "lucide-react/icons/plane";
import Ticket from "lucide-react/icons/ticket";
import TrainFront from "lucide-react/icons/train-front";
import type { SoldVertical } from "../../app/verticals.ts";

/** The sign of each vertical that is sold, wherever it is named. */
export const verticalIcons: Readonly<Record<SoldVertical, LucideIcon>> = {
  flights: Plane,
  hotels: BedDouble,
  buses: Bus,
  trains: TrainFront,
  events: Ticket,
  movies: Clapperboard,
  tours: Compass,
};
