import { Grid } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Poster } from "../poster/poster.tsx";
import { Price } from "../price/price.tsx";
import { Card, CardLink } from "./card.tsx";

export const workshop: Workshop = {
  title: "Card",
  faces: [
    {
      name: "still and link",
      render: (say) => (
        <Grid least="12rem">
          <Card>
            <h3>{say("Trip to Madinah", "رحلة إلى المدينة")}</h3>
            <p>{say("Thursday 3 December", "الخميس 3 ديسمبر")}</p>
          </Card>
          <Card kind="link" media={<Poster kind="city" name="Lahore" />}>
            <h3>
              <CardLink href="#lahore">{say("Lahore", "لاهور")}</CardLink>
            </h3>
            <Price amount={say("from SAR 740", "من 740 ر.س")} />
          </Card>
        </Grid>
      ),
    },
  ],
};
