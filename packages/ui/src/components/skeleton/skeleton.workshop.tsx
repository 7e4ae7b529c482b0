import { Stack } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Skeleton } from "./skeleton.tsx";

export const workshop: Workshop = {
  title: "Skeleton",
  faces: [
    {
      name: "card to come",
      render: () => (
        <Stack gap="2">
          <Skeleton kind="box" />
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Stack>
      ),
    },
  ],
};
