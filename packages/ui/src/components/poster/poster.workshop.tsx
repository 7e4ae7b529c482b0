import { Grid } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Card } from "../card/card.tsx";
import { Poster } from "./poster.tsx";

export const workshop: Workshop = {
  title: "Poster",
  faces: [
    {
      name: "hotel",
      render: () => (
        <Grid least="9rem" gap="3">
          {["Dar Al Noor", "Pearl Court", "Ravi House"].map((name) => (
            <Card key={name} media={<Poster kind="hotel" name={name} />}>
              {name}
            </Card>
          ))}
        </Grid>
      ),
    },
    {
      name: "in a hotel",
      render: () => (
        <Grid least="9rem" gap="3">
          {(
            [
              "lobby",
              "room",
              "single",
              "twin",
              "triple",
              "family",
              "doubles",
              "bath",
              "restaurant",
              "terrace",
              "pool",
            ] as const
          ).map((kind) => (
            <Card key={kind} media={<Poster kind={kind} name="Dar Al Noor" hotel="Dar Al Noor" />}>
              {kind}
            </Card>
          ))}
        </Grid>
      ),
    },
    {
      name: "city",
      render: () => (
        <Grid least="9rem" gap="3">
          {["Karachi", "Riyadh", "Jeddah"].map((name) => (
            <Card key={name} media={<Poster kind="city" name={name} />}>
              {name}
            </Card>
          ))}
        </Grid>
      ),
    },
    {
      name: "event",
      render: () => (
        <Grid least="9rem" gap="3">
          {[
            "music jazz-night",
            "music all",
            "theatre all",
            "sport padel-cup",
            "food biryani-trail",
            "talks book-fair",
          ].map((name) => (
            <Card key={name} media={<Poster kind="event" name={name} />}>
              {name}
            </Card>
          ))}
        </Grid>
      ),
    },
    {
      name: "tour",
      render: () => (
        <Grid least="9rem" gap="3">
          {["city", "desert", "mountains", "food", "sea", "history", "pilgrimage"].map((of) => (
            <Card key={of} media={<Poster kind="tour" name={`${of} one`} />}>
              {of}
            </Card>
          ))}
        </Grid>
      ),
    },
    {
      name: "film",
      render: () => (
        <Grid least="9rem" gap="3">
          {["The Long Road", "Salt", "Monsoon"].map((name) => (
            <Card key={name} media={<Poster kind="film" name={name} />}>
              {name}
            </Card>
          ))}
        </Grid>
      ),
    },
    {
      name: "bus",
      render: () => (
        <Grid least="9rem" gap="3">
          {["Sindhu Express", "Nafud Lines", "Bolan Star"].map((name) => (
            <Card key={name} media={<Poster kind="bus" name={name} />}>
              {name}
            </Card>
          ))}
        </Grid>
      ),
    },
    ...(["train", "sleeper"] as const).map((kind) => ({
      name: kind,
      render: () => (
        <Grid least="9rem" gap="3">
          {["Indus Mail", "Ravi Star", "Nafud Fast", "Haram Line", "Bolan Night"].map((name) => (
            <Card key={name} media={<Poster kind={kind} name={name} />}>
              {name}
            </Card>
          ))}
        </Grid>
      ),
    })),
    {
      name: "blog",
      render: () => (
        <Grid least="9rem" gap="3">
          {["Packing light", "Two days in AlUla", "Hunza"].map((name) => (
            <Card key={name} media={<Poster kind="blog" name={name} />}>
              {name}
            </Card>
          ))}
        </Grid>
      ),
    },
  ],
};
