import * as css from "./avatar.css.ts";

const firstLetter = (word: string | undefined): string => word?.match(/^\P{M}\p{M}*/u)?.[0] ?? "";

function initials(name: string): string {
  // The Arabic article says nothing about whose name it is.
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^ال(?=..)/, ""));
  const letters = [firstLetter(words[0]), words.length > 1 ? firstLetter(words.at(-1)) : ""];
  // Two Arabic letters side by side would join into what looks like a word: a thin space keeps them apart.
  return letters.filter(Boolean).join("\u200a").toUpperCase();
}

/** Stands beside the name it shows, so it is silent: its letters are drawn, and are no words that a control would have to say. */
export const Avatar = ({ name, src }: { name: string; src?: string | undefined }) =>
  src ? (
    <span className={css.avatar} aria-hidden="true">
      <img src={src} alt="" className={css.picture} loading="lazy" width={40} height={40} />
    </span>
  ) : (
    <span className={css.avatar} aria-hidden="true" data-letters={initials(name)} />
  );
