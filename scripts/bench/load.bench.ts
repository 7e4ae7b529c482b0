import { fileURLToPath } from "node:url";
import { servePage } from "../../packages/web/floor/serve.ts";
import { coldLoad } from "./browser/cold-load.ts";
import { firstClick, openQuestion } from "./browser/first-click.ts";
import type { Benchmark } from "./measure.ts";
import { startPage } from "./start-page.ts";
import { byHand, withoutScripts } from "./static-page.ts";

const assets = fileURLToPath(new URL("../../packages/web/dist/client", import.meta.url));

const pageOf = (html: string) => () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });

const languages = { "home-en": "/", "home-ar": "/ar" } as const;

/** Cold loads as on a phone: how soon something is seen, how soon a press works, what it costs. */
export const loadBench: Benchmark = {
  name: "load",
  what: "cold loads on a phone four times slower, over slow 4G; firstClick opens a question of the home page",
  rounds: 20,
  goals: [
    ...Object.keys(languages).flatMap((of) => [
      { figure: "fcp", of, to: "static", atMost: 1.1 },
      { figure: "firstClick", of, to: "static", atMost: 1.25 },
      { figure: "tap", of, to: "static", atMost: 1.25 },
      { figure: "cls", of, atMost: 0 },
      { figure: "kib", of, atMost: 207 },
    ]),
    { figure: "kib", of: "home-ar", to: "home-en", atMost: 1.1 },
  ],
  open: async () => {
    const [floor, ours] = await Promise.all([startPage("floor"), startPage("ours")]);
    const html = await (await fetch(`${ours.origin}/`)).text();
    const [still, scriptless] = await Promise.all([
      servePage(pageOf(byHand(html))),
      servePage(pageOf(withoutScripts(html)), assets),
    ]);
    const withClick = (address: string) => async () => ({
      ...(await coldLoad(address, { taps: [openQuestion.control] })),
      firstClick: await firstClick(address, openQuestion),
    });
    return {
      variants: [
        { name: "static", measure: withClick(`${still.origin}/`) },
        { name: "scriptless", measure: withClick(`${scriptless.origin}/`) },
        { name: "floor", measure: () => coldLoad(`${floor.origin}/`) },
        ...Object.entries(languages).map(([name, path]) => ({ name, measure: withClick(ours.origin + path) })),
      ],
      close: async () => {
        await Promise.all([floor, ours, still, scriptless].map(({ stop }) => stop()));
      },
    };
  },
};
