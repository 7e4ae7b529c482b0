import { useLingui } from "@lingui/react/macro";
import type { HotelAmenity } from "@safar/engine";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import Accessibility from "lucide-react/icons/accessibility";
import AirVent from "lucide-react/icons/air-vent";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import BellRing from "lucide-react/icons/bell-ring";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import BusFront from "lucide-react/icons/bus-front";
import CircleParking from "lucide-react/icons/circle-parking";
import Coffee from "lucide-react/icons/coffee";
import ConciergeBell from "lucide-react/icons/concierge-bell";
import CookingPot from "lucide-react/icons/cooking-pot";
import Dumbbell from "lucide-react/icons/dumbbell";
import Flower2 from "lucide-react/icons/flower-2";
import MoonStar from "lucide-react/icons/moon-star";
import Sprout from "lucide-react/icons/sprout";
import Users from "lucide-react/icons/users";
import Utensils from "lucide-react/icons/utensils";
import WashingMachine from "lucide-react/icons/washing-machine";
import WavesLadder from "lucide-react/icons/waves-ladder";
import Wifi from "lucide-react/icons/wifi";
import { amenityWords } from "../hotel-results/hotel-words.ts";
import * as css from "./hotel-detail.css.ts";

const icons: Readonly<Record<HotelAmenity, LucideIcon>> = {
  wifi: Wifi,
  breakfast: Coffee,
  parking: CircleParking,
  pool: WavesLadder,
  women_only_pool: WavesLadder,
  gym: Dumbbell,
  spa: Flower2,
  restaurant: Utensils,
  room_service: ConciergeBell,
  airport_shuttle: BusFront,
  family_rooms: Users,
  air_conditioning: AirVent,
  prayer_room: MoonStar,
  laundry: WashingMachine,
  front_desk_24h: BellRing,
  lift: ArrowUpDown,
  accessible: Accessibility,
  business_centre: BriefcaseBusiness,
  garden: Sprout,
  kitchen: CookingPot,
};

/** What a hotel has, each with its sign. */
export function AmenityList({ amenities }: { amenities: readonly HotelAmenity[] }) {
  const { t } = useLingui();
  return (
    <ul role="list" className={css.facts}>
      {amenities.map((amenity) => (
        <li key={amenity} className={css.amenity}>
          <Icon of={icons[amenity]} size={20} />
          {t(amenityWords[amenity])}
        </li>
      ))}
    </ul>
  );
}
