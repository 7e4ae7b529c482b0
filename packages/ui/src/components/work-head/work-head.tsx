import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as css from "./work-head.css.ts";

/** What a page about one work begins with, such as a film: its picture and name, how it is liked, what it is, and its story. */
export const WorkHead = ({
  label,
  picture,
  back,
  title,
  score,
  facts,
  story,
  more,
}: {
  /** What it is to those who listen. */
  label: string;
  picture: ReactNode;
  /** The way to the others. */
  back: ReactNode;
  title: ReactNode;
  /** What it was given, and by how many; left out where too few have said. */
  score?: { mark: string; note: string } | undefined;
  /** In a line: words, badges and links. */
  facts: ReactNode;
  /** What it is about, in a sentence. */
  story: string;
  /** The rest of the story and who made it: in sight where there is room, else unfolded, without script too. */
  more: { summary: string; story: string; terms: readonly { name: string; value: string }[] };
}) => (
  <section className={css.head} aria-label={label} data-opening="">
    {picture}
    <div className={css.about}>
      <div className={css.back}>{back}</div>
      <h1 className={css.title}>
        <bdi>{title}</bdi>
      </h1>
      <div className={css.line}>
        {score && (
          <span className={css.score}>
            <span className={css.star}>
              <Icon of={Star} size={18} />
            </span>
            <strong>
              <bdi dir="ltr">{score.mark}</bdi>
            </strong>{" "}
            <span>{score.note}</span>
          </span>
        )}
        {facts}
      </div>
    </div>
    <p className={css.story}>{story}</p>
    <details className={css.fold}>
      <summary className={css.summary}>{more.summary}</summary>
    </details>
    {more.story && <p className={css.rest}>{more.story}</p>}
    <dl className={css.terms}>
      {more.terms.map(({ name, value }) => (
        <div key={name}>
          <dt className={css.term}>{name}</dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
