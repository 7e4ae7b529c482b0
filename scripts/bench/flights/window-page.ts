import type { Itinerary } from "../../../packages/engine/src/exports/index.ts";

type Row = ReturnType<typeof rowOf>;

const rowOf = ({ airline, brand, id, isRefundable, legs, price, seatsLeft }: Itinerary) => ({
  id,
  airline,
  departs: legs[0]?.departs.local ?? "",
  arrives: legs.at(-1)?.arrives.local ?? "",
  from: legs[0]?.from ?? "",
  to: legs.at(-1)?.to ?? "",
  stops: Math.max(...legs.map(({ stops }) => stops)),
  minutes: legs.reduce((sum, { minutes }) => sum + minutes, 0),
  flight: legs[0]?.segments[0]?.number ?? "",
  aircraft: legs[0]?.segments[0]?.aircraft ?? "",
  brand: brand.en,
  isRefundable,
  minor: price.total.minor,
  seatsLeft,
});

const styles = `*{box-sizing:border-box}body{margin:0;font:16px/1.4 system-ui,sans-serif;background:#f4f5f7;color:#1a1d21}
header{position:sticky;top:0;background:#fff;padding:12px;border-bottom:1px solid #ddd;display:flex;gap:8px;z-index:2}
nav{display:flex;gap:8px}main{max-width:760px;margin:0 auto;padding:12px}ol{position:relative;list-style:none;margin:0;padding:0}
article{background:#fff;border:1px solid #dde;border-radius:12px;padding:12px;height:164px;overflow:hidden;display:grid;grid-template-columns:40px 1fr auto;gap:4px 12px}
li{position:absolute;inset-inline:0;height:172px}.logo{width:36px;height:36px;border-radius:50%;background:#345;color:#fff;display:grid;place-items:center}
.muted{color:#667;font-size:13px}.tags{display:flex;gap:4px}.tag{background:#eef;border-radius:6px;padding:0 6px;font-size:12px}.price{font-size:20px;font-weight:700}`;

/** Runs in the page: a list of which only what is in the window is in the document, with nothing between it and the document. */
const runWindow = (rows: readonly Row[]) => {
  const height = 172;
  const list = document.querySelector("ol");
  const count = document.querySelector("#found");
  if (list === null || count === null) throw new Error("The page has no list.");
  const keys = {
    cheapest: (row: Row) => row.minor,
    fastest: (row: Row) => row.minutes,
    earliest: (row: Row) => Date.parse(row.departs),
  };
  const view: { sort: keyof typeof keys; direct: boolean } = { sort: "cheapest", direct: false };
  let shown: readonly Row[] = [];
  let drawn = "";
  const clock = (local: string) => local.slice(11, 16);
  const card = (row: Row) =>
    `<article data-id="${row.id}"><div class="logo"><span>${row.airline}</span></div><div><div><time>${clock(row.departs)}</time><span> – </span><time>${clock(row.arrives)}</time></div><div class="muted"><span>${row.from}</span><span>→</span><span>${row.to}</span><span> · ${Math.floor(row.minutes / 60)} h ${row.minutes % 60} min</span><span> · ${row.stops} stops</span></div><div><span>${row.airline} ${row.flight}</span><span>${row.aircraft}</span></div><div class="tags"><span class="tag">${row.brand}</span><span class="tag">${row.isRefundable ? "Refundable" : "Non-refundable"}</span></div></div><div><div class="price">Rs ${(row.minor / 100).toFixed(0)}</div><div class="muted">${row.seatsLeft} left</div><button>View flight</button></div></article>`;
  const draw = () => {
    const top = Math.max(0, scrollY - 60);
    const first = Math.max(0, Math.floor(top / height) - 3);
    const last = Math.min(shown.length, Math.floor((top + innerHeight) / height) + 4);
    const now = [first, last, view.sort, view.direct].join();
    if (now === drawn) return;
    drawn = now;
    list.style.height = `${shown.length * height}px`;
    list.innerHTML = shown
      .slice(first, last)
      .map((row, place) => `<li style="top:${(first + place) * height}px">${card(row)}</li>`)
      .join("");
  };
  const apply = () => {
    const key = keys[view.sort];
    shown = rows.filter(({ stops }) => !view.direct || stops === 0).toSorted((one, other) => key(one) - key(other));
    count.textContent = `${shown.length} flights`;
    draw();
  };
  for (const tab of document.querySelectorAll<HTMLAnchorElement>("nav a")) {
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      const wanted = new URL(tab.href).searchParams.get("sort");
      view.sort = wanted === "fastest" || wanted === "earliest" ? wanted : "cheapest";
      apply();
    });
  }
  const direct = document.querySelector<HTMLInputElement>("input[name=stops]");
  direct?.addEventListener("change", () => {
    view.direct = direct.checked;
    apply();
  });
  addEventListener("scroll", draw, { passive: true });
  apply();
};

/** The limit of a list: the same offers in a page by hand, drawn straight into the document, and only those in the window. */
export const windowPage = (itineraries: readonly Itinerary[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Flights</title><link rel="icon" href="data:,"><style>${styles}</style></head><body><header><nav>${["cheapest", "fastest", "earliest"].map((sort) => `<a href="?sort=${sort}">${sort}</a>`).join("")}</nav><label><input type="checkbox" name="stops" value="0"> Direct</label><h2 id="found"></h2></header><main><ol></ol></main><script>(${runWindow.toString()})(${JSON.stringify(itineraries.map(rowOf)).replaceAll("<", "\\u003c")})</script></body></html>`;
