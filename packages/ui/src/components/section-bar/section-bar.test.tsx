import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Section, SectionBar, useSectionInSight } from "./section-bar.tsx";

afterEach(cleanup);

const sections = [
  { id: "rooms", label: "Rooms" },
  { id: "reviews", label: "Reviews" },
];
const ids = sections.map(({ id }) => id);

function Page() {
  const { current, goTo } = useSectionInSight(ids);
  return (
    <>
      <SectionBar label="About" sections={sections} current={current} onGo={goTo} />
      {sections.map(({ id, label }) => (
        <Section key={id} id={id} title={label}>
          {label}
        </Section>
      ))}
    </>
  );
}

test("default: a press leads to its section, which has the focus then, and is named as the one that is read", () => {
  render(<Page />);
  const link = screen.getByRole("link", { name: "Reviews" });
  expect(screen.getByRole("link", { current: "location" }).textContent).toBe("Rooms");
  expect(fireEvent.click(link)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Reviews" }));
  expect(screen.getByRole("link", { current: "location" }).textContent).toBe("Reviews");
});

test("behavior: a press for a window of its own is the browser's, and the link says where", () => {
  render(<Page />);
  const link = screen.getByRole("link", { name: "Reviews" });
  expect(link.getAttribute("href")).toBe("#reviews");
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.getByRole("link", { current: "location" }).textContent).toBe("Rooms");
});
