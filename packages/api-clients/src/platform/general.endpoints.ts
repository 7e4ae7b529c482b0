import { z } from "zod";
import { endpointsOf } from "../http/endpoint.ts";
import {
  alliancesSchema,
  clientCurrencySchema,
  countriesSchema,
  supportedCurrenciesSchema,
} from "./general.schemas.ts";

const endpoint = endpointsOf("travel");
const nothing = z.object({});

export const generalEndpoints = {
  supportedCurrencies: endpoint({
    call: "C001",
    method: "GET",
    path: "air/api/supported-currencies",
    auth: "bearer",
    summary: "The currencies that prices can be shown in.",
    request: nothing,
    response: supportedCurrenciesSchema,
  }),
  clientCurrency: endpoint({
    call: "C002",
    method: "GET",
    path: "air/api/get-client-currency",
    auth: "bearer",
    summary: "The currency that the caller seems to use.",
    request: nothing,
    response: clientCurrencySchema,
  }),
  countries: endpoint({
    call: "C003",
    method: "GET",
    path: "air/api/countries",
    auth: "bearer",
    summary: "Every country with its name and dial code.",
    request: nothing,
    response: countriesSchema,
  }),
  alliances: endpoint({
    call: "C024",
    method: "GET",
    path: "air/api/alliances",
    auth: "bearer",
    summary: "Airlines whose frequent-flyer numbers can be given, by alliance.",
    request: nothing,
    response: alliancesSchema,
  }),
};
