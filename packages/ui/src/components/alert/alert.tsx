import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Icon, type LucideIcon } from "../icon/icon.tsx";
import * as css from "./alert.css.ts";

type AlertTone = "info" | "success" | "warning" | "danger";

const icons: Record<AlertTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Say what happened, whether money moved, and what to do now. `live` ones are read aloud when they appear. */
export const Alert = ({
  tone = "info",
  title,
  live = false,
  action,
  children,
}: {
  tone?: AlertTone;
  title?: ReactNode;
  live?: boolean;
  action?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={css.tones[tone]} role={live ? (tone === "danger" ? "alert" : "status") : undefined}>
    <span className={css.icon}>
      <Icon of={icons[tone]} />
    </span>
    <div className={css.words}>
      <div>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  </div>
);
