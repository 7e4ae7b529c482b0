import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useHydrated } from "@tanstack/react-router";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useState } from "react";

/** Puts a text where it can be pasted from, and says so. Nothing where the browser cannot do that. */
export function CopyButton({
  text,
  copied,
  children,
}: {
  readonly text: string;
  /** What it says once that is done. */
  readonly copied: ReactNode;
  readonly children: ReactNode;
}) {
  const [isCopied, setCopied] = useState(false);
  const canCopy = useHydrated() && "clipboard" in navigator;
  if (!canCopy) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button size="small" onClick={copy}>
      <Icon of={isCopied ? Check : Copy} size={18} />
      <span aria-live="polite">{isCopied ? copied : children}</span>
    </Button>
  );
}
