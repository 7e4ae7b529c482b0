// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { shellQuery } from "../../session/queries.ts";
import { CardForm } from "./card-form.tsx";

afterEach(cleanup);

const show = async (busy: boolean) => {
  await loadWords("en");
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(shellQuery.queryKey, {
    viewer: null,
    hasLostSession: false,
    currency: "PKR",
    verticals: [],
    features: [],
    buildId: "build-1",
    realtime: { key: "key", url: "ws://realtime.example" },
    isSandbox: true,
  });
  const onSubmit = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18nOf("en")}>
        <CardForm fields={{}} busy={busy} submit="Pay" onSubmit={onSubmit} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const form = screen.getByLabelText("Card number").closest("form");
  if (form === null) throw new Error("The fields of a card stand in a form.");
  return { form, onSubmit };
};

test("default: a card is submitted, by the button or by Enter", async () => {
  const { form, onSubmit } = await show(false);
  fireEvent.submit(form);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("behavior: while it is on its way, Enter sends it no second time", async () => {
  const { form, onSubmit } = await show(true);
  fireEvent.submit(form);
  expect(onSubmit).not.toHaveBeenCalled();
});
