import { useCallback, useState } from "react";

/** Which cards are unfolded, by their rows: a card that is scrolled away and back is as it was. */
export const useUnfolded = (): readonly [unfolded: ReadonlySet<string>, toggle: (id: string) => void] => {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setUnfolded((before) => {
      const now = new Set(before);
      if (!now.delete(id)) now.add(id);
      return now;
    });
  }, []);
  return [unfolded, toggle];
};
