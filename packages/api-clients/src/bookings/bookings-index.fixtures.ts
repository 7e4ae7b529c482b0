/** An answer as a service would write it, by hand. */
export const bookingListGolden = {
  items: [
    {
      uuid: "5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01",
      order_id: "K7QW3ZP9MA",
      type: "airline",
      mode: null,
      status: "Confirmed",
      title: "Karachi to Jeddah",
      title_ar: "كراتشي إلى جدة",
      subtitle: "M7 741",
      subtitle_ar: "M7 741",
      starts_at: "2026-11-30T09:15",
      tz: "Asia/Karachi",
      ends_at: "2026-11-30T11:40",
      ends_tz: "Asia/Riyadh",
      pnr: "Q3ZP9M",
      created_at: "2026-11-21T09:00:00Z",
      amount: { amount: "24500.00", currency: "PKR" },
      pay_by: null,
      image: null,
    },
  ],
  page: 1,
  last_page: 1,
};
