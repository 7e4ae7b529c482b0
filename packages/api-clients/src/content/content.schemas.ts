import { z } from "zod";
import { airlineCodeSchema, iataSchema, instantSchema } from "../wire/values.schemas.ts";

/** A question and its answer, in the language asked for, plain text. */
export const questionSchema = z.object({ question: z.string().min(1), answer: z.string().min(1) });

export const pageTypeSchema = z.enum(["static", "landing", "airline"]);

const pageSummarySchema = z.object({
  /** NFC. The same in both languages: a page keeps its address when the language changes. */
  slug: z.string().min(1),
  page_type: pageTypeSchema,
  /** A vertical's SEO type, or `general`. */
  service_type: z.string().min(1),
  title: z.string().min(1),
  description: z.string(),
  /** The route or the airline that a page is about, so that a search can stand on it. */
  flight: z
    .object({ from: iataSchema.nullable(), to: iataSchema.nullable(), airline: airlineCodeSchema.nullable() })
    .nullable()
    .default(null),
});

export const seoPagesRequestSchema = z.object({
  page_type: pageTypeSchema.optional(),
  service_type: z.string().optional(),
  /** With it the answer holds that page in full, or is `not_found`. */
  slug: z.string().optional(),
});

export const seoPagesSchema = z.object({
  pages: z.array(pageSummarySchema),
  page: pageSummarySchema
    .extend({
      updated_at: instantSchema,
      /** Markdown. */
      body: z.string(),
      FAQ: z.array(questionSchema),
    })
    .nullable(),
});

const blogSummarySchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  excerpt: z.string(),
  author: z.string().min(1),
  category: z.object({ id: z.string().min(1), name: z.string().min(1) }),
  published_at: instantSchema,
  reading_minutes: z.number().int().positive(),
  /** Seeds the cover's picture. */
  cover: z.string().min(1),
});

export const blogsRequestSchema = z.object({
  page: z.number().int().positive().default(1),
  per_page: z.number().int().min(1).max(50).default(9),
  category: z.string().optional(),
  /** With it the answer holds that post in full and others like it, or is `not_found`. */
  slug: z.string().optional(),
});

export const blogsSchema = z.object({
  items: z.array(blogSummarySchema),
  page: z.number().int().positive(),
  last_page: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  blog: blogSummarySchema
    .extend({
      /** Markdown. */
      body: z.string(),
    })
    .nullable(),
});
