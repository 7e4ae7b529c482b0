// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { tellHint, useHints } from "./hints.ts";

afterEach(cleanup);

const events = ["wallet.updated"] as const;

function Listener({ onHint }: { onHint: () => void }) {
  useHints(events, onHint);
  return null;
}

const hint = (event: string) => ({ channel: "private-user.1", event, at: 0 });

test("default: a page hears of its own events, and of everything that may have been missed", () => {
  const heard = vi.fn();
  render(<Listener onHint={heard} />);
  tellHint(hint("wallet.updated"));
  tellHint(hint("booking.updated"));
  expect(heard).toHaveBeenCalledTimes(1);
  tellHint(hint("resumed"));
  expect(heard).toHaveBeenCalledTimes(2);
});

test("behavior: a page that is gone hears nothing", () => {
  const heard = vi.fn();
  const { unmount } = render(<Listener onHint={heard} />);
  unmount();
  tellHint(hint("wallet.updated"));
  expect(heard).not.toHaveBeenCalled();
});
