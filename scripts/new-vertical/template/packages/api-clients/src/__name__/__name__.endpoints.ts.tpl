import { endpointsOf } from "../http/endpoint.ts";
import type { Catalogue } from "../http/endpoint.ts";

/** Declares a call of the main app service. Fill in another service's name if the specification says so. */
export const __camel__Endpoint = endpointsOf("app");

/**
 * The calls of __name__. There are none yet: begin in `specification-calls.ts`, whose test then says which are missing, declare each
 * here with `__camel__Endpoint`, and add these to `catalogue.ts`.
 */
export const __camel__Endpoints = {} satisfies Catalogue;
