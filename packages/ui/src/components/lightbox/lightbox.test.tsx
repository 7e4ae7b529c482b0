import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Lightbox } from "./lightbox.tsx";

afterEach(cleanup);

const names = ["Front", "Lobby", "Pool"];
const words = {
  close: "Close",
  previous: "Previous",
  next: "Next",
  place: (number: number) => `${number} of 3`,
  goTo: (number: number) => `Picture ${number}`,
};

const open = (direction: "ltr" | "rtl" = "ltr", start = 0) => {
  const onClose = vi.fn();
  render(
    <div style={{ direction }}>
      <Lightbox
        title="Dar Al Noor"
        start={start}
        words={words}
        onClose={onClose}
        slides={names.map((name) => ({ key: name, caption: name, picture: <i>{name}</i>, thumb: null }))}
      />
    </div>,
  );
  const dialog = screen.getByRole("dialog", { name: "Dar Al Noor" });
  return {
    onClose,
    press: (key: string) => fireEvent.keyDown(dialog, { key }),
    place: () => screen.getByRole("status").textContent,
  };
};

test("default: opens at the picture that was pressed, and says which of how many it is", () => {
  const { place } = open("ltr", 1);
  expect(place()).toBe("2 of 3");
  expect(screen.getByRole("button", { name: "Picture 2" }).getAttribute("aria-current")).toBe("true");
});

test.each([
  ["ltr", "ArrowRight", "ArrowLeft"],
  ["rtl", "ArrowLeft", "ArrowRight"],
] as const)("default: in %s %s goes on and %s back, and both ends meet", (direction, on, back) => {
  const { place, press } = open(direction);
  press(on);
  expect(place()).toBe("2 of 3");
  press(back);
  press(back);
  expect(place()).toBe("3 of 3");
  press("Home");
  expect(place()).toBe("1 of 3");
  press("End");
  expect(place()).toBe("3 of 3");
});

test("default: buttons and small pictures lead there too, and its button closes it", () => {
  const { onClose, place } = open();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(place()).toBe("2 of 3");
  fireEvent.click(screen.getByRole("button", { name: "Picture 3" }));
  expect(place()).toBe("3 of 3");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
