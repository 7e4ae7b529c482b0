import type { Said } from "../../flows/walk.types.ts";
import { errands } from "../errands.ts";
import type { Tab } from "../watch/rows.ts";
import type { Devices, World } from "./life.types.ts";

/** What a tab is told when something was published, if it is about it. */
const meantFor = ({ account, walk }: Tab, about: string, id: string): Said | null => {
  const { personHint } = errands[walk.errand];
  if (about === "user") return personHint !== undefined && account === id ? personHint : null;
  return walk.view().booking === id ? { type: "order.hinted" } : null;
};

/** What a service publishes reaches the tabs that are about the booking: at once, late, twice, or never. */
export const createHints =
  ({ clock, happens, plan }: Pick<World, "clock" | "happens" | "plan">, devices: () => Devices | null) =>
  (channel: string, event: string): void => {
    const [, about, id] = /^private-(booking|user)\.(.+)$/.exec(channel) ?? [];
    if (about === undefined || id === undefined || !event.endsWith(".updated")) return;
    const arrive = () => {
      const awake = devices()?.all.filter(({ lid }) => !lid.isClosed()) ?? [];
      for (const tab of awake.flatMap(({ tabs }) => tabs)) {
        const said = meantFor(tab, about, id);
        if (tab.walk.view().terminal || said === null) continue;
        happens("a hint came");
        tab.walk.send(said);
      }
    };
    for (const delayMs of plan.weather.hints) clock.at(clock.now() + delayMs, arrive);
  };
