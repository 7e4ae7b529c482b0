import { type ComponentType, memo, Suspense } from "react";
import { type FormOnDemand, formOnDemand } from "../search-form/form-on-demand.ts";
import type { SearchFormProps } from "../search-form/use-search-form.ts";
import * as css from "./search-panel.css.ts";

type SearchForm = ComponentType<SearchFormProps>;

/** A form that the server has drawn, and that sends itself as it stands. `wake` has it come alive. */
export type LateForm = FormOnDemand<object>;

/** Nothing around it draws it anew: React would give up what the server has drawn, and what is filled in there. */
const emptyForm = (Form: SearchForm) =>
  memo(() => (
    <Suspense fallback={<div className={css.coming} />}>
      <Form search={null} />
    </Suspense>
  ));

/** On the server a form is simply drawn. */
export const drawnForm = (Form: SearchForm): LateForm => ({ Form: emptyForm(Form), wake: () => undefined });

/** In the browser its script and its words are fetched once somebody is there; until then what the server has drawn stays. */
export const lateForm = (load: () => Promise<SearchForm>): LateForm => {
  const { Form, wake } = formOnDemand(load);
  return { Form: emptyForm(Form), wake };
};
