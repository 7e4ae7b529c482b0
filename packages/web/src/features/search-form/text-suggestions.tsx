import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Whoever still types is not asked for yet. */
const pauseMs = 200;
const shortest = 2;

/** What is called like what is typed, with a word about each. */
export type Suggest = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly (readonly [name: string, about: string])[]>;

/** What is called like what is typed, for the field that names this list: the device shows it as it shows its own. */
export function TextSuggestions({
  id,
  text,
  suggest,
}: {
  readonly id: string;
  readonly text: string;
  readonly suggest: Suggest;
}) {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data = [] } = useQuery({
    queryKey: [id, asked],
    queryFn: ({ signal }) => suggest(asked, signal),
    enabled: asked.length >= shortest,
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
  return (
    <datalist id={id}>
      {[...new Map(data)].map(([name, about]) => (
        <option key={name} value={name}>
          {about}
        </option>
      ))}
    </datalist>
  );
}
