// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { i18nOf } from "../../i18n/i18n.ts";
import { drawnForm, type LateForm, lateForm } from "./late-form.tsx";
import { useWaking } from "./use-waking.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Form() {
  const [isPressed, setPressed] = useState(false);
  return (
    <form aria-label="Search">
      <input name="to" />
      <button type="button" onClick={() => setPressed(true)}>
        {isPressed ? "Pressed" : "Press"}
      </button>
    </form>
  );
}

const load = vi.fn<() => Promise<typeof Form>>();

/** The page of a form, as the server draws it and as the browser knows it. */
const pages = () => {
  load.mockResolvedValue(Form);
  const [drawn, late] = [drawnForm(Form), lateForm(load)];
  const wake = () => late.wake();
  function Page({ of }: { of: LateForm }) {
    useWaking(wake);
    return (
      // The words come with the form: told of them, all that shows words would be drawn anew.
      <I18nProvider i18n={i18nOf("en")}>
        <of.Form />
      </I18nProvider>
    );
  }
  return { drawn: <Page of={drawn} />, late: <Page of={late} /> };
};

const drawnPage = async () => {
  const { drawn, late } = pages();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(drawn);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await act(async () => void hydrateRoot(container, late));
  return field;
};
const press = () => act(async () => screen.getByRole("button").click());

test("default: what the server drew stays and asks for nothing, until somebody is there", async () => {
  const field = await drawnPage();
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(screen.getByRole("button").textContent).toBe("Press");
  field.value = "Lahore";
  await act(async () => void fireEvent.pointerMove(document.body));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await vi.waitFor(async () => {
    await press();
    expect(screen.getByRole("button").textContent).toBe("Pressed");
  });
  expect(screen.getByRole("textbox")).toBe(field);
  expect(field.value).toBe("Lahore");
});

test("behavior: it comes alive as well when the browser has nothing else to do", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (call: () => void) => idle.push(call));
  await drawnPage();
  expect(load).not.toHaveBeenCalled();
  for (const call of idle) call();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test("behavior: where no server has drawn it, it comes at once", async () => {
  const { late } = pages();
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () => root.render(late));
  expect(await screen.findByRole("form", { name: "Search" })).toBeDefined();
  await act(async () => root.unmount());
});
