import { Stack } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Link } from "./link.tsx";

export const workshop: Workshop = {
  title: "Link",
  faces: [
    {
      name: "in a sentence",
      render: (say) => (
        <p>
          {say("Your fare may be changed under the", "يمكن تعديل سعر تذكرتك وفق")}{" "}
          <Link href="#rules">{say("fare rules", "شروط السعر")}</Link>.
        </p>
      ),
    },
    {
      name: "alone and plain",
      render: (say) => (
        <Stack gap="1">
          <Link kind="alone" href="#all">
            {say("All destinations", "جميع الوجهات")}
          </Link>
          <Link kind="plain" href="#help">
            {say("Help centre", "مركز المساعدة")}
          </Link>
        </Stack>
      ),
    },
  ],
};
