import { chromium } from "playwright-core";
import { samplePassword, sampleUsers } from "../../../packages/sandbox/src/exports/index.ts";
import { findChromium } from "../../lib/chromium.ts";

/** Signs in as one of the sandbox's people, and answers with what a browser then sends, and with the page of a booking of theirs. */
export const signedInAt = async (origin: string): Promise<{ readonly cookie: string; readonly booking: string }> => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/login?return=/bookings`);
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Email or mobile number").fill(sampleUsers.PK.email);
    await page.getByLabel("Password", { exact: true }).fill(samplePassword);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const link = page.locator('main a[href*="/booking-detail/"]').first();
    await link.waitFor();
    const booking = (await link.getAttribute("href")) ?? "";
    const cookies = await page.context().cookies();
    return { booking, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  } finally {
    await browser.close();
  }
};
