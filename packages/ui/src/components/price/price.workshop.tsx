import { Stack } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Price } from "./price.tsx";

export const workshop: Workshop = {
  title: "Price",
  faces: [
    {
      name: "sizes",
      render: (say) => (
        <Stack gap="2">
          <Price
            size="large"
            amount={say("SAR 1,240.50", "1,240.50 ر.س")}
            note={say("2 travellers, all taxes", "مسافران، شامل الضرائب")}
          />
          <Price
            size="medium"
            amount={say("PKR 84,900", "84,900 روبية")}
            was={{ amount: say("PKR 92,000", "92,000 روبية"), label: say("Before", "السعر السابق") }}
          />
          <Price amount={say("SAR 95", "95 ر.س")} />
        </Stack>
      ),
    },
  ],
};
