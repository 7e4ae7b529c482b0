import type { AnswerOf, bookingsEndpoints } from "@safar/api-clients/wire";

/** What stands on a ticket or an invoice. */
export type Paper = AnswerOf<typeof bookingsEndpoints.document>;
export type PaperPart = Paper["parts"][number];
