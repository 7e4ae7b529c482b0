import { Outlet, useChildMatches } from "@tanstack/react-router";
import type { StepOpened } from "../features/walk/create-steps.tsx";
import { verticalRooms } from "./registry.ts";

/** The steps of every walk from the price on, at whichever of their addresses. What could not be opened says so itself. */
export function StepsPage() {
  const opened = useChildMatches({
    select: ([step]) => {
      const { loaderData } = step ?? {};
      return typeof loaderData === "object" && "opened" in loaderData ? loaderData.opened : null;
    },
  });
  return (
    <>
      {opened !== null && <Steps key={opened.vertical} {...opened} />}
      <Outlet />
    </>
  );
}

function Steps(opened: StepOpened) {
  const { Page } = verticalRooms[opened.vertical].steps.use();
  return <Page {...opened} />;
}
