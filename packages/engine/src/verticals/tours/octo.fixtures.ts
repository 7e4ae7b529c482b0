/** A supplier that speaks OCTO 1.0 with its pricing capability: what it answers to each call, as the standard words it. */

const product = {
  id: "6b903d44-dc24-4ca4-ae71-6bde6c4f4854",
  internalName: "Two Forts and an Apricot Tree",
  reference: "HNZ-2F",
  locale: "en",
  timeZone: "Asia/Karachi",
  allowFreesale: false,
  instantConfirmation: true,
  instantDelivery: true,
  availabilityRequired: true,
  availabilityType: "START_TIME",
  deliveryFormats: ["QRCODE"],
  deliveryMethods: ["VOUCHER"],
  redemptionMethod: "DIGITAL",
  defaultCurrency: "PKR",
  availableCurrencies: ["PKR"],
  pricingPer: "UNIT",
  options: [
    {
      id: "DEFAULT",
      default: true,
      internalName: "Shared group",
      reference: null,
      availabilityLocalStartTimes: ["09:00", "15:00"],
      cancellationCutoff: "24 hours",
      cancellationCutoffAmount: 24,
      cancellationCutoffUnit: "hour",
      requiredContactFields: ["firstName", "lastName"],
      restrictions: { minUnits: 1, maxUnits: 6 },
      units: [
        {
          id: "adult",
          internalName: "Adult",
          reference: null,
          type: "ADULT",
          requiredContactFields: [],
          restrictions: {
            minAge: 18,
            maxAge: 120,
            idRequired: false,
            minQuantity: null,
            maxQuantity: null,
            paxCount: 1,
            accompaniedBy: [],
          },
        },
        {
          id: "child",
          internalName: "Child",
          reference: null,
          type: "CHILD",
          requiredContactFields: [],
          restrictions: {
            minAge: 4,
            maxAge: 17,
            idRequired: false,
            minQuantity: null,
            maxQuantity: null,
            paxCount: 1,
            accompaniedBy: ["adult"],
          },
        },
      ],
    },
  ],
};

const pricing = (amount: number) => ({
  original: amount,
  retail: amount,
  net: amount,
  currency: "PKR",
  currencyPrecision: 2,
  includedTaxes: [],
});

const calendar = [
  {
    localDate: "2026-12-03",
    available: true,
    status: "LIMITED",
    vacancies: 4,
    capacity: 12,
    openingHours: [],
    unitPricingFrom: [{ unitId: "adult", ...pricing(250_000) }],
  },
  {
    localDate: "2026-12-04",
    available: false,
    status: "CLOSED",
    vacancies: 0,
    capacity: 0,
    openingHours: [],
    unitPricingFrom: [],
  },
  {
    localDate: "2026-12-05",
    available: false,
    status: "SOLD_OUT",
    vacancies: 0,
    capacity: 12,
    openingHours: [],
    unitPricingFrom: [],
  },
];

const unitPricing = [
  { unitId: "adult", ...pricing(250_000) },
  { unitId: "child", ...pricing(150_000) },
];

const availability = [
  {
    id: "2026-12-03T09:00:00+05:00",
    localDateTimeStart: "2026-12-03T09:00:00+05:00",
    localDateTimeEnd: "2026-12-03T13:00:00+05:00",
    allDay: false,
    available: true,
    status: "LIMITED",
    vacancies: 4,
    capacity: 12,
    maxUnits: 4,
    utcCutoffAt: "2026-12-03T02:00:00Z",
    openingHours: [],
    unitPricing,
  },
];

const uuid = "e678317c-1e4f-48aa-9c2d-a4bd3b07a52a";

/** A booking as it stands: two adults and a child, held until half an hour later. */
export const octoBooking = {
  id: uuid,
  uuid,
  testMode: true,
  resellerReference: null,
  supplierReference: "HNZ-0001",
  status: "ON_HOLD",
  utcCreatedAt: "2026-11-21T09:00:00Z",
  utcUpdatedAt: "2026-11-21T09:00:00Z",
  utcExpiresAt: "2026-11-21T09:30:00Z",
  utcRedeemedAt: null,
  utcConfirmedAt: null,
  productId: product.id,
  optionId: "DEFAULT",
  cancellable: true,
  cancellation: null,
  freesale: false,
  availabilityId: availability[0]?.id ?? "",
  availability: availability[0],
  contact: { fullName: null as string | null, firstName: null, lastName: null, emailAddress: null as string | null },
  notes: null,
  deliveryMethods: ["VOUCHER"],
  voucher: {
    redemptionMethod: "DIGITAL",
    utcRedeemedAt: null,
    deliveryOptions: [{ deliveryFormat: "QRCODE", deliveryValue: "HNZ-0001-V" }],
  },
  unitItems: ["adult", "adult", "child"].map((unitId, at) => ({
    uuid: `00000000-0000-4000-8000-00000000000${at}`,
    unitId,
    status: "ON_HOLD",
    utcRedeemedAt: null,
    ticket: null,
  })),
  pricing: pricing(650_000),
};

type Refused = { readonly error: string; readonly errorMessage: string };

/** By method and path, as the standard writes them; what a request said is not looked at. */
export const octoAnswers = {
  "GET /suppliers": [
    { id: "hunza-guides", name: "Hunza Guides", endpoint: "https://supplier.example/octo", contact: {} },
  ],
  "GET /products": [product],
  "GET /products/{id}": product,
  "POST /availability/calendar": calendar,
  "POST /availability": availability,
  "POST /bookings": octoBooking as OctoBooking | Refused,
  "GET /bookings/{uuid}": octoBooking,
  "PATCH /bookings/{uuid}": {
    ...octoBooking,
    contact: { ...octoBooking.contact, fullName: "Sara Khan", emailAddress: "sara@example.com" },
  },
  "POST /bookings/{uuid}/confirm": {
    ...octoBooking,
    status: "CONFIRMED",
    utcExpiresAt: null,
    utcConfirmedAt: "2026-11-21T09:05:00Z",
  },
  "POST /bookings/{uuid}/cancel": {
    ...octoBooking,
    status: "CANCELLED",
    cancellation: { refund: "FULL", reason: null, utcCancelledAt: "2026-11-21T09:10:00Z" },
  },
};

export type OctoProduct = typeof product;
export type OctoStart = (typeof availability)[number];
export type OctoBooking = typeof octoBooking;
export type OctoAnswers = typeof octoAnswers;
