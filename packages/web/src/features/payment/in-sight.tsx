import { type ReactNode, useEffect, useRef } from "react";

/** What has come up is brought into sight, wherever the page is read. Give it a key, where it comes up again in another's place. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return <div ref={shown}>{children}</div>;
}
