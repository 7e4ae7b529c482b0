import ArrowLeft from "lucide-react/icons/arrow-left";
import Heart from "lucide-react/icons/heart";
import Share2 from "lucide-react/icons/share-2";
import { Inline } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { IconButton } from "./icon-button.tsx";

export const workshop: Workshop = {
  title: "Icon button",
  faces: [
    {
      name: "faces",
      render: (say) => (
        <Inline>
          <IconButton icon={ArrowLeft} directional label={say("Back", "رجوع")} />
          <IconButton icon={Heart} label={say("Save", "حفظ")} />
          <IconButton icon={Share2} label={say("Share", "مشاركة")} disabled />
        </Inline>
      ),
    },
  ],
};
