import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ExtraKind, ExtrasView } from "@safar/engine";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import Accessibility from "lucide-react/icons/accessibility";
import Armchair from "lucide-react/icons/armchair";
import Luggage from "lucide-react/icons/luggage";
import Utensils from "lucide-react/icons/utensils";
import type { ReactNode } from "react";
import * as css from "./extras.css.ts";

const faces: Readonly<Record<ExtraKind, { readonly icon: LucideIcon; readonly title: MessageDescriptor }>> = {
  seat: { icon: Armchair, title: msg`Seats` },
  bag: { icon: Luggage, title: msg`Checked bags` },
  meal: { icon: Utensils, title: msg`Meals` },
  service: { icon: Accessibility, title: msg`Assistance and services` },
};

/** In the order of the page. */
const kinds = ["seat", "bag", "meal", "service"] as const satisfies readonly ExtraKind[];

const placeOf = (kind: ExtraKind): string => `extras-${kind}`;

/** Leads past the map of seats, which is long, to what else there is to choose. */
export function ExtrasPlaces({ view: { offers, seatMaps } }: { view: Pick<ExtrasView, "offers" | "seatMaps"> }) {
  const { t } = useLingui();
  const offered = kinds.filter((kind) => kind === "seat" || offers.some((offer) => offer.kind === kind));
  if (seatMaps.length === 0 || offered.length < 2) return null;
  return (
    <nav aria-label={t`On this page`}>
      <ul role="list" className={css.places}>
        {offered.map((kind) => (
          <li key={kind}>
            <a className={css.place} href={`#${placeOf(kind)}`}>
              <Icon of={faces[kind].icon} size={18} />
              {t(faces[kind].title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All extras of a kind, under its name. */
export function ExtrasSection({ kind, intro, children }: { kind: ExtraKind; intro: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const id = placeOf(kind);
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <div className={css.sectionHead}>
        <span className={css.sectionSign}>
          <Icon of={faces[kind].icon} />
        </span>
        <div>
          <h2 id={`${id}-title`}>{t(faces[kind].title)}</h2>
          {intro}
        </div>
      </div>
      {children}
    </section>
  );
}
