import { Inline } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { BrandMark } from "./brand-mark.tsx";

export const workshop: Workshop = {
  title: "Brand mark",
  faces: [
    {
      name: "sizes",
      render: () => (
        <Inline>
          <BrandMark size={20} />
          <BrandMark />
          <BrandMark size={56} />
        </Inline>
      ),
    },
  ],
};
