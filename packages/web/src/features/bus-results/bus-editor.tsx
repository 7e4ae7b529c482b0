import type { BusTimes, SearchText } from "@safar/engine";
import type { SearchEditor } from "../results/results-props.ts";
import { formOnDemand } from "../search-form/form-on-demand.ts";

const { Form, wake } = formOnDemand(async () => (await import("../bus-search/bus-search-form.tsx")).BusSearchForm);

/** The form of a search for a bus, over what it found. */
export const busEditor = (search: SearchText): SearchEditor<BusTimes> => ({
  wake,
  form: (_, onSent) => <Form search={search} onSent={onSent} />,
});
