import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closePageLog, countPages, openPageLog } from "./page-log.ts";
import { deadAddresses } from "./served.ts";

test("default: a page counts once for each visit, whoever noted it", () => {
  const folder = mkdtempSync(join(tmpdir(), "safar-pages-"));
  const look = { path: "/", faults: [], links: ["/blogs"] };
  openPageLog(folder, "1").note("1.1", { ...look, watched: ["sums"] });
  openPageLog(folder, "1").note("1.1", { ...look, watched: ["writing"] });
  openPageLog(folder, "2").note("2.1", { ...look, watched: ["sums"], links: ["/blogs", "/about-us", "/ar?lang=ar"] });
  const { lines, links } = closePageLog(folder);
  expect(countPages(lines, ["sums", "writing"])).toEqual({
    pages: 2,
    watched: [
      ["sums", 2],
      ["writing", 1],
    ],
  });
  // What leads to the page itself, in the other language too, leads nowhere else.
  expect(links).toEqual(["/blogs", "/about-us"]);
});

test("plant: an address that is not served is told; each page is asked for once, and nothing of one person's", async () => {
  const asked: string[] = [];
  const statusOf = async (path: string) => {
    asked.push(path);
    return path.startsWith("/nowhere") ? 404 : 200;
  };
  const links = [
    "/blogs?page=2",
    "/blogs",
    "/nowhere",
    "/ar/flights/booking-detail/5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01",
    "/bus/booking-detail/5f1d7a52-8c1e-4b7a-9a61-0c2f3d5e7b01/ticket",
  ];
  expect(await deadAddresses(links, statusOf)).toEqual(["/nowhere: 404"]);
  expect(asked).toEqual(["/blogs", "/nowhere"]);
});
