import { endpointsOf } from "../http/endpoint.ts";
import { contactRequestSchema, contactSchema, uploadRequestSchema, uploadSchema } from "./contact.schemas.ts";

const endpoint = endpointsOf("app");

export const contactEndpoints = {
  sendMail: endpoint({
    call: "C049",
    method: "POST",
    path: "contactUs/sendMail",
    auth: "optionalUser",
    summary:
      "Sends a visitor's message to the company. A booking that it asks to change remembers it, for whoever may see the booking.",
    request: contactRequestSchema,
    response: contactSchema,
  }),
  upload: endpoint({
    call: "C050",
    method: "POST",
    path: "uploader/index",
    auth: "optionalUser",
    summary: "Stores one file, sent as multipart in the field `file`: an image or a PDF of at most 10 MB.",
    request: uploadRequestSchema,
    response: uploadSchema,
  }),
};
