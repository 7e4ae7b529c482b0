const open = new Set<() => void>();

/** Tells the registry of something modal that is open; call what it returns once it is closed. */
export function registerOpen(close: () => void): () => void {
  open.add(close);
  return () => {
    open.delete(close);
  };
}

/** Closes everything modal: call it whenever the route changes. */
export function closeAllDialogs(): void {
  for (const close of open) close();
}
