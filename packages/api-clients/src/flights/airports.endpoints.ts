import { z } from "zod";
import { endpointsOf } from "../http/endpoint.ts";
import {
  airportDetailSchema,
  airportHomeSchema,
  airportListSchema,
  airportQuerySchema,
  airportRequestSchema,
} from "./airports.schemas.ts";

const endpoint = endpointsOf("travel");

export const airportsEndpoints = {
  airportsHome: endpoint({
    call: "C004",
    method: "GET",
    path: "air/api/airports/home",
    auth: "bearer",
    summary: "Airports and routes for the flight home of the edition.",
    request: z.object({}),
    response: airportHomeSchema,
  }),
  airportsPopular: endpoint({
    call: "C005",
    method: "GET",
    path: "air/api/airports/popular",
    auth: "bearer",
    summary: "The airports most people choose.",
    request: z.object({}),
    response: airportListSchema,
  }),
  airports: endpoint({
    call: "C006",
    method: "GET",
    path: "air/api/airports",
    auth: "bearer",
    summary: "Finds airports by code, city, airport or country in English or Arabic, near-spellings included.",
    request: airportQuerySchema,
    response: airportListSchema,
  }),
  airport: endpoint({
    call: "C007",
    method: "GET",
    path: "air/api/airports/get",
    auth: "bearer",
    summary: "One airport and those near it.",
    request: airportRequestSchema,
    response: airportDetailSchema,
  }),
};
