import { settingsEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { appSettingsFor } from "../content/app-settings.ts";
import { otpMethods, otpRules, titles, upload } from "../content/settings.data.ts";
import { say } from "../content/words.ts";

/** A booking of a guest is found again by these. */
const guestContact = ["email", "phone"] as const;

/** Settings of the edition and what forms need to know. */
export const settingsService = defineService({
  endpoints: settingsEndpoints,
  handlers: {
    utilities: (call) => ({
      otp: { ...otpRules, methods: otpMethods.map(({ code, names }) => ({ code, name: say(call, names) })) },
      upload,
      titles: titles.map(({ code, names, gender }) => ({ code, name: say(call, names), gender })),
    }),
    settings: (call) => ({ appSettings: appSettingsFor(call) }),
    guestConfig: () => ({ guest_checkout: true, required_contact: [...guestContact], results_minutes: 15 }),
  },
});
