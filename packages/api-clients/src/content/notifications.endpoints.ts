import { z } from "zod";
import { endpointsOf } from "../http/endpoint.ts";
import { notificationsSchema, userEventRequestSchema, userEventSchema } from "./notifications.schemas.ts";

const endpoint = endpointsOf("client");

export const notificationsEndpoints = {
  notifications: endpoint({
    call: "C114",
    method: "GET",
    path: "user/notifications",
    auth: "user",
    summary: "The signed-in user's notifications, newest first.",
    request: z.object({}),
    response: notificationsSchema,
  }),
  userEvent: endpoint({
    call: "C115",
    method: "POST",
    path: "user/events",
    auth: "user",
    summary: "Tells that notifications were seen, and answers how many are not.",
    request: userEventRequestSchema,
    response: userEventSchema,
  }),
};
