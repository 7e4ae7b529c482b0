import { Icon, type LucideIcon } from "@safar/ui/icon";
import type { ReactNode } from "react";
import * as css from "./account.css.ts";
import { AccountFrame } from "./account-frame.tsx";

/** A page that only says something, and what to do next. */
export const Notice = ({
  icon,
  tone = "calm",
  place,
  title,
  intro,
  children,
}: {
  icon?: LucideIcon;
  tone?: "calm" | "done";
  place: string;
  title: ReactNode;
  intro: ReactNode;
  children: ReactNode;
}) => (
  <AccountFrame
    place={place}
    mark={
      icon && (
        <span className={tone === "done" ? css.markDone : css.mark}>
          <Icon of={icon} size={30} />
        </span>
      )
    }
    title={title}
    intro={intro}
  >
    <div className={css.choices}>{children}</div>
  </AccountFrame>
);
