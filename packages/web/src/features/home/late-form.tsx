import type { Locale } from "@safar/engine";
import { type ComponentType, lazy, memo, Suspense } from "react";
import { loadCatalogues } from "../../i18n/i18n.ts";
import type { SearchFormProps } from "../search-form/use-search-form.ts";
import * as css from "./search-panel.css.ts";

type SearchForm = ComponentType<SearchFormProps>;

/** A form that the server has drawn, and that sends itself as it stands. `wake` has it come alive. */
export type LateForm = { readonly Form: ComponentType; readonly wake: (locale: Locale) => void };

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
export const lateForm = (load: () => Promise<SearchForm>, features: readonly string[]): LateForm => {
  const awake = Promise.withResolvers<Locale>();
  const Late = lazy(async () => {
    const locale = await awake.promise;
    const [Form] = await Promise.all([load(), loadCatalogues(locale, features)]);
    return { default: Form };
  });
  return { Form: emptyForm(Late), wake: awake.resolve };
};
