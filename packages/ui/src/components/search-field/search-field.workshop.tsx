import type { Workshop } from "../../workshop/workshop.types.ts";
import { SearchField } from "./search-field.tsx";

export const workshop: Workshop = {
  title: "Search field",
  faces: [
    {
      name: "default",
      render: (say) => (
        <SearchField
          label={say("Search bookings", "ابحث في الحجوزات")}
          placeholder={say("Name, city or number", "اسم أو مدينة أو رقم")}
        />
      ),
    },
  ],
};
