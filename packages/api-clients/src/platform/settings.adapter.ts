import {
  type AppSettings,
  isVertical,
  type Locale,
  productBy,
  type SettingsService,
  type Vertical,
} from "@safar/engine";
import type { z } from "zod";
import type { ServiceClient } from "../http/client.ts";
import { mapped } from "../wire/mapped.ts";
import { moneyIfReadable } from "../wire/money.ts";
import { cleanText } from "../wire/text.ts";
import { settingsEndpoints } from "./settings.endpoints.ts";
import type { appSettingsSchema } from "./settings.schemas.ts";

type WireSettings = z.output<typeof appSettingsSchema>;

const verticalOf = (identifier: string): readonly Vertical[] => {
  const product = productBy("iconIdentifier", identifier);
  return product !== undefined && isVertical(product) ? [product] : [];
};

/** Limits that cannot all be read are none: a half-known rule would refuse what the service takes. */
const withdrawalOf = (wire: WireSettings["withdrawal"]): AppSettings["withdrawal"] => {
  if (wire === null) return null;
  const [min, max, chargeFixed] = [wire.min, wire.max, wire.charge_fixed].map((amount) =>
    moneyIfReadable(amount, wire.currency),
  );
  const chargeMax = wire.charge_max === null ? null : moneyIfReadable(wire.charge_max, wire.currency);
  if (!min || !max || !chargeFixed || (wire.charge_max !== null && chargeMax === null)) return null;
  return { min, max, chargeFixed, chargeBasisPoints: wire.charge_basis_points, chargeMax };
};

export const appSettingsOf = ({ limits, support, ...wire }: WireSettings): AppSettings => ({
  verticals: wire.enabled_verticals.flatMap(verticalOf),
  features: wire.enabled_features,
  limits: {
    busSeats: limits.bus_seats,
    trainSeats: limits.train_seats,
    movieSeats: limits.movie_seats,
    hotelRooms: limits.hotel_rooms,
    flightSeats: limits.flight_seats,
    savedTravellers: limits.saved_travellers,
  },
  withdrawal: withdrawalOf(wire.withdrawal),
  support: { text: cleanText(support.text), phone: support.phone, email: support.email },
});

/** `clientFor` gives a client of the main service that speaks the language. */
export const createSettingsService = (clientFor: (locale: Locale) => ServiceClient): SettingsService => ({
  async settings(locale) {
    const answer = await clientFor(locale).call(settingsEndpoints.settings, {});
    return mapped(answer, ({ appSettings }) => appSettingsOf(appSettings));
  },
  async utilities(locale) {
    const answer = await clientFor(locale).call(settingsEndpoints.utilities, {});
    return mapped(answer, ({ otp, upload, titles }) => ({
      otp: {
        length: otp.length,
        resendAfterMs: otp.resend_after.map((seconds) => seconds * 1_000),
        maxTries: otp.max_tries,
        methods: otp.methods.map(({ code, name }) => ({ code, name: cleanText(name) })),
      },
      upload: { maxBytes: upload.max_bytes, types: upload.types },
      titles: titles.map(({ code, name, gender }) => ({ code, name: cleanText(name), gender })),
    }));
  },
  async guestConfig(locale) {
    const answer = await clientFor(locale).call(settingsEndpoints.guestConfig, {});
    return mapped(answer, ({ guest_checkout, required_contact, results_minutes }) => ({
      mayBook: guest_checkout,
      requiredContact: required_contact,
      resultsLastMs: results_minutes * 60_000,
    }));
  },
});
