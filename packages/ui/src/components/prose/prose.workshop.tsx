import type { Workshop } from "../../workshop/workshop.types.ts";
import { Prose } from "./prose.tsx";

export const workshop: Workshop = {
  title: "Prose",
  faces: [
    {
      name: "an article",
      render: (say) => (
        <Prose>
          <h3>{say("Two days in AlUla", "يومان في العُلا")}</h3>
          <p>
            {say(
              "Arrive before noon, while the rock is still in shade, and leave the car at the old town.",
              "احرص على الوصول قبل الظهر والصخور لا تزال في الظل، واترك سيارتك عند البلدة القديمة.",
            )}
          </p>
          <ul>
            <li>{say("Carry two litres of water each.", "خذ معك لترين من الماء للفرد.")}</li>
            <li>{say("Book Hegra a week ahead.", "احجز زيارة الحِجر قبل أسبوع.")}</li>
          </ul>
          <blockquote>{say("The desert keeps what it is told.", "الصحراء تحفظ ما يُقال لها.")}</blockquote>
        </Prose>
      ),
    },
  ],
};
