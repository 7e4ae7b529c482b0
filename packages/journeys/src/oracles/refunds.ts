import type { Oracle } from "./oracle.types.ts";

/** What is promised to come back is what is offered, and what is then on its way. */
export const refunds: Oracle = ({ amountOf, amountsIn, textOf }, { kept }) => {
  const faults: string[] = [];
  const section = document.querySelector("section[aria-labelledby='cancel']");
  if (section === null) return { watched: false, faults };

  const terms = Array.from(section.querySelectorAll("ol > li"));
  const offer = section.querySelector("table");
  const told = (name: string) => kept.get(`${location.pathname} ${name}`);
  const keep = (name: string, text: string) => kept.set(`${location.pathname} ${name}`, text);

  if (offer === null && terms.length > 0 && section.querySelector("h3") === null) {
    // Stretch by stretch: what comes back, and what is kept. Some of them give nothing, and name no amount.
    const said = terms.map((one) => amountsIn(textOf(one)));
    keep("promised", said.map(([back]) => String(back?.thousandths ?? 0)).join());
    const sums = new Set(
      said.filter(({ length }) => length > 0).map((parts) => parts.reduce((sum, one) => sum + one.thousandths, 0)),
    );
    if (sums.size > 1) faults.push(`what comes back and what is kept do not come to one sum: ${textOf(section)}`);
    return { watched: true, faults };
  }
  const back = amountOf(offer?.tFoot?.rows[0]?.cells[1]);
  if (back !== null) {
    keep("offered", String(back.thousandths));
    const promised = told("promised");
    // The terms are those of everybody.
    const isForAll = section.querySelector("fieldset input[type=checkbox]:not(:checked)") === null;
    if (isForAll && promised !== undefined && !promised.split(",").includes(String(back.thousandths))) {
      faults.push(`${back.text} is offered, and none of the terms promised it: ${promised}`);
    }
    return { watched: true, faults };
  }
  const offered = told("offered");
  const [sent] = amountsIn(textOf(section));
  if (offered !== undefined && sent !== undefined && terms.length > 0 && String(sent.thousandths) !== offered) {
    faults.push(`${sent.text} is on its way back, and ${offered} was offered`);
  }
  return { watched: offered !== undefined, faults };
};
