/** Answers written by hand, as the service gives them. */
export const settingsAnswers = {
  settings: {
    appSettings: {
      enabled_verticals: ["flights", "car-rental", "submarines"],
      enabled_features: ["wallet"],
      limits: { bus_seats: 5, train_seats: 4, movie_seats: 5, hotel_rooms: 6, flight_seats: 9, saved_travellers: 50 },
      withdrawal: {
        currency: "SAR",
        min: "50.00",
        max: "5000.00",
        charge_fixed: "5.00",
        charge_basis_points: 0,
        charge_max: null,
      },
      support: { text: "Day and night.", phone: "+966110000000", email: null },
    },
  },
  utilities: {
    otp: { length: 6, resend_after: [60, 120], max_tries: 5, methods: [{ code: "sms", name: "Text message" }] },
    upload: { max_bytes: 10_485_760, types: ["image/png"] },
    titles: [{ code: "Mrs.", name: "Mrs.", gender: "female" }],
  },
  guestConfig: { guest_checkout: true, required_contact: ["email"], results_minutes: 15 },
};
