import Armchair from "lucide-react/icons/armchair";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as css from "./seat-list.css.ts";

/** The seats that are chosen, as a list beside their map. */
export const SeatPicks = ({
  picks,
}: {
  picks: readonly { id: string; name: ReactNode; detail: ReactNode; action: ReactNode; more?: ReactNode }[];
}) => (
  <ul className={css.picks}>
    {picks.map(({ id, name, detail, action, more }) => (
      <li key={id} className={css.pick}>
        <span className={css.pickWords}>
          <span className={css.pickName}>
            <Icon of={Armchair} size={16} /> {name}
          </span>
          <span className={css.pickDetail}>{detail}</span>
        </span>
        {action}
        {more && <div className={css.pickMore}>{more}</div>}
      </li>
    ))}
  </ul>
);
