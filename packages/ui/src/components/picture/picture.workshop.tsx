import type { Workshop } from "../../workshop/workshop.types.ts";
import { Picture } from "./picture.tsx";

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#1c4f9f" d="M0 0h16v9H0z"/><path fill="#f5b02e" d="M4 9V5q4-6 8 0v4z"/></svg>',
)}`;

export const workshop: Workshop = {
  title: "Picture",
  faces: [
    {
      name: "with placeholder",
      render: (say) => (
        <Picture
          alt={say("A courtyard with a fountain", "فناء تتوسطه نافورة")}
          width={16}
          height={9}
          sizes="(min-width: 64rem) 40rem, 100vw"
          srcOf={() => drawn}
          placeholder={drawn}
        />
      ),
    },
  ],
};
