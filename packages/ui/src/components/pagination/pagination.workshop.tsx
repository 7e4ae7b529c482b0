import type { Workshop } from "../../workshop/workshop.types.ts";
import { Pagination } from "./pagination.tsx";

export const workshop: Workshop = {
  title: "Pagination",
  faces: [
    {
      name: "middle",
      render: (say) => (
        <Pagination
          label={say("Pages", "الصفحات")}
          previous={say("Previous page", "الصفحة السابقة")}
          next={say("Next page", "الصفحة التالية")}
          page={4}
          pages={9}
          hrefOf={(page) => `#page-${page}`}
          nameOf={(page) => say(`Page ${page}`, `الصفحة ${page}`)}
        />
      ),
    },
  ],
};
