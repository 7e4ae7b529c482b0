import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Link } from "../link/link.tsx";
import { Anchor, type AnchorProps, AnchorProvider } from "./anchor.tsx";

test("default: a plain link", () => {
  render(<Anchor href="/a">A</Anchor>);
  expect(screen.getByRole("link").tagName).toBe("A");
});

test("behavior: the application's router draws every link below it", () => {
  const Routed = (props: AnchorProps) => (
    <a {...props} data-routed="yes">
      {props.children}
    </a>
  );
  render(
    <AnchorProvider value={Routed}>
      <Link href="/b">B</Link>
    </AnchorProvider>,
  );
  expect(screen.getByRole("link", { name: "B" }).dataset["routed"]).toBe("yes");
});
