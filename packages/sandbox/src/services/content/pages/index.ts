import type { PageData } from "../library.ts";
import { aboutUs } from "./about-us.data.ts";
import { privacyPolicy } from "./privacy-policy.data.ts";
import { termsConditions } from "./terms-conditions.data.ts";

/** The pages that are no line of business's own. */
export const staticPages: readonly PageData[] = [aboutUs, privacyPolicy, termsConditions];
