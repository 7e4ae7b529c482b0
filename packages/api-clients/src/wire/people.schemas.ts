import { z } from "zod";
import { openEnum } from "./values.schemas.ts";

export const paxTypeSchema = z.enum(["adult", "child", "infant"]);

export const titleSchema = z.enum(["Mr", "Mrs.", "Miss."]);

export const genderSchema = z.enum(["male", "female"]);

/** As an answer tells it. */
export const shownGenderSchema = openEnum(["male", "female"]);

export const documentKindSchema = z.enum(["passport", "cnic", "saudi_id"]);

export const documentNumberSchema = z.string().min(4).max(20);
