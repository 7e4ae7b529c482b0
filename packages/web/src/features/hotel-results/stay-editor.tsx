import type { HotelResults, SearchText } from "@safar/engine";
import type { SearchEditor } from "../results/results-props.ts";
import { formOnDemand } from "../search-form/form-on-demand.ts";

const { Form, wake } = formOnDemand(async () => (await import("../hotel-search/stay-form.tsx")).StayForm);

/** The form of a search for a stay, over what it found, which names its place. */
export const stayEditor = (search: SearchText): SearchEditor<HotelResults> => ({
  wake,
  form: (held, onSent) => <Form search={search} place={held?.place ?? null} onSent={onSent} />,
});
