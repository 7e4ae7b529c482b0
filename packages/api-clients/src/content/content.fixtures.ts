/** Answers written by hand, as the service gives them. */
const post = {
  slug: "hunza",
  title: "Hunza",
  excerpt: "Gold.",
  author: "Mehreen Baig",
  category: { id: "places", name: "Places" },
  published_at: "2026-10-12T06:00:00Z",
  reading_minutes: 3,
  cover: "poplars",
};
const page = {
  slug: "about-us",
  page_type: "static",
  service_type: "general",
  title: "About us",
  description: "Who we are.",
};

export const contentAnswers = {
  blogs: { items: [post], page: 1, last_page: 1, total: 1, blog: { ...post, body: "Go [there](/blog/hunza)." } },
  seoPages: {
    pages: [page],
    page: {
      ...page,
      updated_at: "2026-09-01T08:00:00Z",
      body: "# Safar\n\n[Bad](javascript:alert(1))",
      FAQ: [{ question: "Why?", answer: "Because." }],
    },
  },
};
