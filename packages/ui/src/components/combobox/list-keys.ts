import { createContext, type KeyboardEvent, useState } from "react";

/** The list that a field chooses from, and the option that its arrows have come to. */
export const ListContext = createContext<{ readonly id: string; readonly active: string | null }>({
  id: "",
  active: null,
});

/** A list that says it is busy shows what was asked before: no arrow goes through that. */
const optionsOf = (list: string): readonly HTMLElement[] => {
  const shown = document.getElementById(list);
  return shown === null || shown.ariaBusy === "true" ? [] : [...shown.querySelectorAll<HTMLElement>("[role=option]")];
};

/**
 * Arrows and Enter in a field, for a list of options somewhere in the document. The focus stays in the field; the option is
 * named to it. `press` chooses the option that the arrows have come to, and says whether there was one.
 */
export const useListKeys = (list: string) => {
  const [active, setActive] = useState<string | null>(null);

  const move = (step: 1 | -1): void => {
    const options = optionsOf(list);
    const at = options.findIndex(({ id }) => id === active);
    const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
    options[next]?.scrollIntoView({ block: "nearest" });
    setActive(options[next]?.id ?? null);
  };
  const press = (): boolean => {
    const option = optionsOf(list).find(({ id }) => id === active);
    option?.click();
    return option !== undefined;
  };

  return {
    active,
    forget: () => setActive(null),
    /** Whether the key was one for the list, which the browser then has nothing more to do with. */
    isForList: ({ key, nativeEvent }: KeyboardEvent): boolean => {
      if (nativeEvent.isComposing) return false;
      if (key === "Enter") return press();
      if (key !== "ArrowDown" && key !== "ArrowUp") return false;
      move(key === "ArrowDown" ? 1 : -1);
      return true;
    },
  };
};
