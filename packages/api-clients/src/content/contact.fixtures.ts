/** Answers written by hand, as the service gives them. */
export const contactAnswers = {
  sendMail: { reference: "MSG-7Q2KXY", answer_by: "2026-11-22T09:00:00Z" },
  upload: {
    id: "f-1",
    name: "ticket.pdf",
    type: "application/pdf",
    size: 2_048,
    url: "https://files.example/f-1/ticket.pdf",
  },
};
