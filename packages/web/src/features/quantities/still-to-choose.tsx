import { type ReactNode, useEffect, useRef } from "react";
import { missing } from "./quantities.css.ts";

/** What is still to be chosen, said in the group of fields where that is done. Who tries to go on is led to the first of them. */
export function StillToChoose({ tries, children }: { readonly tries: number; readonly children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (tries > 0) place.current?.parentElement?.querySelector<HTMLInputElement>("input:enabled")?.focus();
  }, [tries]);
  return (
    tries > 0 && (
      <p ref={place} role="alert" className={missing}>
        {children}
      </p>
    )
  );
}
