import type { BusesView, Locale, Money } from "@safar/engine";
import { h, type VNodeChild } from "vue";
import type { Words } from "./words.ts";
import type { World } from "./world.ts";

/** What every screen is given. A screen is a function from a view to what is drawn; whatever it offers sends an event. */
export type Stage = {
  readonly view: BusesView;
  readonly send: (event: { readonly type: "search.submit"; readonly search: string }) => void;
  readonly world: World;
  readonly words: Words;
  readonly locale: Locale;
};

export type Screen = (stage: Stage) => VNodeChild;

export const heading = (text: string): VNodeChild => h("h1", text);

export const button = (text: string, onClick: () => void, isAllowed = true): VNodeChild =>
  h("button", { type: "button", disabled: !isAllowed, onClick }, text);

export const field = (label: string, value: string, onInput: (value: string) => void): VNodeChild =>
  h("label", [
    label,
    " ",
    h("input", {
      value,
      onInput: ({ target }: Event) => {
        if (target instanceof HTMLInputElement) onInput(target.value);
      },
    }),
  ]);

/** The fields of a form that is sent, by their names. */
export const form = (children: readonly VNodeChild[], onSubmit: (sent: (name: string) => string) => void): VNodeChild =>
  h(
    "form",
    {
      onSubmit: (event: Event) => {
        event.preventDefault();
        if (!(event.target instanceof HTMLFormElement)) return;
        const data = new FormData(event.target);
        onSubmit((name) => {
          const value = data.get(name);
          return typeof value === "string" ? value : "";
        });
      },
    },
    [...children],
  );

/** A field that a form holds itself until it is sent. */
export const sentField = (name: string, label: string, value: string): VNodeChild =>
  h("label", [label, " ", h("input", { name, value })]);

/** Amounts are integers of minor units. */
export const moneyIn = (locale: Locale, { currency, minor }: Money): string => {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
