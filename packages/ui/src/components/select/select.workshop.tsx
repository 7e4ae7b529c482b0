import type { Workshop } from "../../workshop/workshop.types.ts";
import { Select } from "./select.tsx";

export const workshop: Workshop = {
  title: "Select",
  faces: [
    {
      name: "default",
      render: (say) => (
        <Select label={say("Cabin", "الدرجة")} defaultValue="Y">
          <option value="Y">{say("Economy", "السياحية")}</option>
          <option value="C">{say("Business", "رجال الأعمال")}</option>
        </Select>
      ),
    },
  ],
};
