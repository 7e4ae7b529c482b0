import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { readingDirection } from "../../support/reading-direction.ts";
import { registerOpen } from "../dialog/dialog-registry.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as css from "./lightbox.css.ts";

export type LightboxSlide = {
  readonly key: string;
  /** Large, with words of its own. */
  readonly picture: ReactNode;
  /** Small, without words. */
  readonly thumb: ReactNode;
  readonly caption: string;
};

export type LightboxWords = {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** `3 of 12`, counted from 1. */
  readonly place: (number: number) => string;
  /** Of the small picture that leads to one. */
  readonly goTo: (number: number) => string;
};

/** Which slide fills the frame; a swipe moves it as well as a press. */
const useSlides = (start: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const show = (place: number, behavior: ScrollBehavior = "smooth") => {
    setCurrent(place);
    const slide = track.current?.children[place];
    slide?.scrollIntoView?.({ behavior, inline: "center", block: "nearest" });
  };
  useEffect(() => {
    const frame = track.current;
    if (frame === null || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen !== undefined) setCurrent([...frame.children].indexOf(seen.target));
      },
      { root: frame, threshold: 0.6 },
    );
    for (const slide of frame.children) observer.observe(slide);
    return () => observer.disconnect();
  }, []);
  return { track, current, show };
};

/**
 * Pictures one after the other over the whole window: by swiping, by arrow keys in the reading direction, by small pictures.
 * It is open for as long as it is drawn. Escape and its button ask to close it, and whoever opened it has the focus again.
 */
export function Lightbox({
  title,
  slides,
  start,
  words,
  onClose,
}: {
  /** What the pictures are of. */
  title: ReactNode;
  slides: readonly LightboxSlide[];
  /** The place of the first that is shown, from 0. */
  start: number;
  words: LightboxWords;
  onClose: () => void;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const { current, show, track } = useSlides(start);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    track.current?.children[start]?.scrollIntoView?.({ behavior: "instant", inline: "center", block: "nearest" });
    const forget = registerOpen(() => element.close());
    return () => {
      forget();
      element.close();
    };
  }, [start, track]);
  useEffect(() => {
    thumbs.current?.children[current]?.scrollIntoView?.({ inline: "center", block: "nearest" });
  }, [current]);
  const count = slides.length;
  const turn = (by: number) => show((current + by + count) % count);
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (sideways !== undefined) turn(sideways * readingDirection(event.currentTarget));
    else if (event.key === "Home") show(0);
    else if (event.key === "End") show(count - 1);
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn the pictures wherever the focus is in it
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={css.box}
      onKeyDown={press}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <bdi className={css.count} role="status">
          {words.place(current + 1)}
        </bdi>
        <IconButton icon={X} label={words.close} onClick={() => dialog.current?.close()} />
      </header>
      <div className={css.stage}>
        <ul ref={track} role="list" className={css.track}>
          {slides.map(({ key, picture }, place) => (
            <li key={key} className={css.slide} inert={place !== current}>
              {picture}
            </li>
          ))}
        </ul>
        <span className={css.step}>
          <IconButton icon={ChevronLeft} directional label={words.previous} onClick={() => turn(-1)} />
        </span>
        <span className={css.step}>
          <IconButton icon={ChevronRight} directional label={words.next} onClick={() => turn(1)} />
        </span>
      </div>
      <p className={css.caption}>
        <bdi>{slides[current]?.caption}</bdi>
      </p>
      <ul ref={thumbs} role="list" className={css.thumbs}>
        {slides.map(({ key, thumb }, place) => (
          <li key={key}>
            <button
              type="button"
              className={css.thumb}
              aria-label={words.goTo(place + 1)}
              aria-current={place === current ? "true" : undefined}
              onClick={() => show(place)}
            >
              {thumb}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
