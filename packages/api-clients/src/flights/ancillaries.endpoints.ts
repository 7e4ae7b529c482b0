import { endpointsOf } from "../http/endpoint.ts";
import { seatMapRequestSchema, seatMapsSchema, servicesRequestSchema, servicesSchema } from "./ancillaries.schemas.ts";

const endpoint = endpointsOf("travel");

const services = (call: string, path: string, summary: string) =>
  endpoint({
    call,
    method: "GET",
    path,
    auth: "bearer",
    summary,
    request: servicesRequestSchema,
    response: servicesSchema,
  });

export const ancillariesEndpoints = {
  flightBaggage: services("C017", "air/api/baggage", "Extra bags that a quote can take."),
  flightMeals: services("C018", "air/api/meal", "Meals that a quote can take."),
  flightAssistance: services("C019", "air/api/ssr", "Assistance and other services that a quote can take."),
  flightSeatMap: endpoint({
    call: "C020",
    method: "GET",
    path: "air/api/seatmap",
    auth: "bearer",
    summary: "Seat maps of a quote's segments, with each seat's price for each passenger.",
    request: seatMapRequestSchema,
    response: seatMapsSchema,
  }),
};
