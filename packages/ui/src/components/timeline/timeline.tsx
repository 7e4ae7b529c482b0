import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import * as css from "./timeline.css.ts";

export type TimelineTone = keyof typeof css.marks;

const icons: Readonly<Record<TimelineTone, LucideIcon>> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  neutral: Circle,
};

export type TimelineEntry = {
  id: string;
  tone?: TimelineTone;
  title: ReactNode;
  /** From when or until when it holds. */
  when?: ReactNode;
  note?: ReactNode;
  /** Its mark, where it is of another kind than the others. */
  icon?: LucideIcon;
};

/** What holds from when to when, in order. */
export const Timeline = ({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) => (
  <ol className={css.list} aria-label={label}>
    {entries.map(({ icon, id, tone = "neutral", title, when, note }) => (
      <li key={id} className={css.entry}>
        <span className={css.marks[tone]}>
          <Icon of={icon ?? icons[tone]} size={18} />
        </span>
        <div className={css.words}>
          <span className={css.title}>{title}</span>
          {when && <span className={css.when}>{when}</span>}
          {note && <span className={css.note}>{note}</span>}
        </div>
      </li>
    ))}
  </ol>
);
