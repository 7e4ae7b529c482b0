import type { FlightResults, SearchText } from "@safar/engine";
import type { SearchEditor } from "../results/results-props.ts";
import { formOnDemand } from "../search-form/form-on-demand.ts";

const { Form, wake } = formOnDemand(async () => (await import("../flight-search/search-form.tsx")).SearchForm);

/** The form of a search for flights, over what it found. */
export const offerEditor = (search: SearchText): SearchEditor<FlightResults> => ({
  wake,
  form: (_, onSent) => <Form search={search} onSent={onSent} />,
});
