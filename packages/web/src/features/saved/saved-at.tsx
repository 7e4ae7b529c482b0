import { useNavigate, useSearch } from "@tanstack/react-router";
import { SavedPage } from "./saved-page.tsx";
import { savedAddress, savedSearch } from "./saved-search.ts";

/** What is saved, as the address asks to see it. */
export function SavedAt() {
  const navigate = useNavigate();
  const shown = savedSearch(useSearch({ strict: false }));
  return (
    <SavedPage
      shown={shown}
      onShow={(asked) => void navigate({ href: savedAddress(asked), replace: true, resetScroll: false })}
    />
  );
}
