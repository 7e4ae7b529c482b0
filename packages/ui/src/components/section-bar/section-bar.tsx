import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import * as css from "./section-bar.css.ts";

export { useSectionInSight } from "./use-section-in-sight.ts";

/** A press that asks the browser for another tab or window of its own. */
const isForBrowser = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The names of a page's sections, in sight while the page is read; each press leads to its own. Without script they are links into the page. */
export function SectionBar({
  label,
  sections,
  current,
  onGo,
}: {
  /** What they are sections of. */
  label: string;
  sections: readonly { readonly id: string; readonly label: string }[];
  /** The id of the one that is read. */
  current: string;
  onGo: (id: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const frame = list.current;
    const link = frame?.querySelector(`[href="#${current}"]`);
    if (frame === null || !link || frame.scrollWidth <= frame.clientWidth) return;
    const [shown, own] = [frame.getBoundingClientRect(), link.getBoundingClientRect()];
    frame.scrollBy({ left: own.left + own.width / 2 - shown.left - shown.width / 2 });
  }, [current]);
  return (
    <nav className={css.bar} aria-label={label}>
      <ul ref={list} role="list" className={css.list}>
        {sections.map(({ id, label: name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.link}
              aria-current={id === current ? "location" : undefined}
              onClick={(event) => {
                if (isForBrowser(event)) return;
                event.preventDefault();
                onGo(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A part of a page that the bar leads to, with its heading. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
