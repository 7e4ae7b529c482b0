/** Answers as a service would write them, by hand. */

export const sendTicketGolden = {
  uuid: "3f0b7c1e-58a4-4d0e-9a57-1d2c6b8f4e90",
  ticket_id: "standard-1",
  email: "sara@example.com",
  sent_at: "2026-11-21T09:00:00Z",
  left: 4,
  already: false,
};

/** What a booking says of it, one ticket sent and given to somebody else since, the other not sent. */
export const sendingGolden = {
  until: "2026-11-21T10:00:01Z",
  by_itself: false,
  tickets: [
    {
      ticket_id: "standard-1",
      email: "sara@example.com",
      sent_at: "2026-11-21T09:00:01Z",
      outdated: true,
      left: 4,
    },
    { ticket_id: "standard-2", email: null, sent_at: null, outdated: false, left: 5 },
  ],
};
