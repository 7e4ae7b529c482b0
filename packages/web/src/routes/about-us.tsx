import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/about-us")({
  component: () => <h1>About</h1>,
});
