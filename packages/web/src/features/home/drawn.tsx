import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type Ref, useId } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { drawnPart } from "../../calls/drawn-part.ts";

type Props = {
  /** Names the part within its page. */
  readonly name: string;
  /** What it is drawn from, besides the day, the facts of the request and what the page has read for everybody. */
  readonly from?: unknown;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

/** A part that is drawn alike for many, and works as it stands until it is woken. The server draws it once for as long as it is drawn from the same. */
export function Drawn({ name, from, children, ...place }: Props) {
  // Names within it are made of where it stands.
  const at = useId();
  const inside = drawnPart({ facts: useFacts(), queries: useQueryClient() }, name, [at, from]);
  const marks = { "data-wakes-late": true, "data-drawn": name };
  return inside === null ? (
    <div {...place} {...marks}>
      {children}
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it was drawn here, by React
    <div {...place} {...marks} dangerouslySetInnerHTML={{ __html: inside }} />
  );
}
