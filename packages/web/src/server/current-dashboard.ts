import type { Dashboard } from "@safar/engine";
import type { CurrentRequest } from "./request/current-request.ts";

/** The dashboard of the request's language, edition and person; null when it could not be had, which is logged. */
export const currentDashboard = async ({ context, server }: CurrentRequest): Promise<Dashboard | null> => {
  const { facts, session } = context;
  const { dashboard, problem } = await server.dashboards.read(
    {
      subject: session ? { kind: "user", id: session.user.uuid } : { kind: "anonymous" },
      locale: facts.locale,
      country: facts.edition,
    },
    session?.apiToken,
  );
  if (problem) server.log.warn({ id: context.id, ...problem }, "dashboard");
  return dashboard;
};
