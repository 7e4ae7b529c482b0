/** No circle between rooms, types among it: a folder is a room. What tests borrow of each other does not count. */
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-circle-of-rooms",
      comment: "Two rooms that need each other are one, or what both need stands in a third.",
      severity: "error",
      scope: "folder",
      from: { path: "^packages/(?:engine|api-clients|sandbox|ui|web|journeys)" },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|\\.(?:test|harness|fixtures?|workshop)\\.|-bench\\.|/(?:workshop|testing)/`,
    },
    metrics: true,
  },
};
