import { z } from "zod";

export const tokenRequestSchema = z.object({ username: z.string(), password: z.string() });

export const tokenSchema = z.object({ Token: z.string().min(1) });
