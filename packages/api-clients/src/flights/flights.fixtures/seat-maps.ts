/** Two rows of a narrow aircraft: an exit, a seat for an adult alone, a taken one. */
export const seatMaps = {
  RefID: "Q4TJ8NMR2VXK9CWD",
  SeatMaps: [
    {
      segment_id: "1.1",
      aircraft: "320",
      cabins: [
        {
          deck: 0,
          cabin: "economy",
          aisles: 1,
          wings: { first: 1, last: 2 },
          rows: [
            {
              number: null,
              sections: [
                { elements: [{ kind: "exit_row", features: [], offers: [] }] },
                { elements: [{ kind: "exit_row", features: [], offers: [] }] },
              ],
            },
            {
              number: 12,
              sections: [
                {
                  elements: [
                    {
                      kind: "seat",
                      designator: "12A",
                      status: "available",
                      features: ["window", "exit", "extra_legroom"],
                      offers: [
                        {
                          pax_id: "adt1",
                          service_id: "seat.1.1.12A",
                          status: "available",
                          price: "1450.00",
                          currency: "PKR",
                        },
                      ],
                    },
                    { kind: "seat", designator: "12B", status: "booked", features: ["exit"], offers: [] },
                  ],
                },
                { elements: [{ kind: "empty", features: [], offers: [] }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};
