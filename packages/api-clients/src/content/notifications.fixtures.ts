/** Answers written by hand, as the service gives them. */
export const notificationsAnswers = {
  notifications: {
    items: [
      {
        id: "n-2",
        kind: "promotion",
        title: "Hunza",
        body: "Gold \u202eevil",
        link: "javascript:alert(1)",
        at: "2026-11-20T10:00:00.000Z",
        seen: false,
      },
      {
        id: "n-1",
        kind: "recall",
        title: "Passport",
        body: "",
        link: "/settings",
        at: "2026-11-19T10:00:00Z",
        seen: true,
      },
    ],
  },
  userEvent: { unseen: 1 },
};
