import type { LucideIcon } from "@safar/ui/icon";
import Landmark from "lucide-react/icons/landmark";
import MoonStar from "lucide-react/icons/moon-star";
import Plane from "lucide-react/icons/plane";
import TrainFront from "lucide-react/icons/train-front";
import type { PlaceSign } from "./place-signs.ts";

const icons: Readonly<Partial<Record<PlaceSign, LucideIcon>>> = {
  airport: Plane,
  station: TrainFront,
  haram: MoonStar,
  nabawi: MoonStar,
  mosque: MoonStar,
};

/** What a landmark has beside its name in a list. */
export const signIcon = (sign: PlaceSign): LucideIcon => icons[sign] ?? Landmark;
