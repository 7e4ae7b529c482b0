import { locales } from "../language/locale.ts";
import { dayIn } from "../product/days.ts";
import { builtPages } from "./built-pages.ts";
import { keepStill } from "./stillness.ts";

const searches = [
  `/flights/search?trip=return&legs=KHI-JED.${dayIn(28)}_JED-KHI.${dayIn(35)}&adults=2&children=1&infants=0&cabin=economy`,
  `/hotels/karachi?in=${dayIn(28)}&out=${dayIn(30)}&rooms=2`,
  `/bus/lahore-to-multan?date=${dayIn(20)}`,
];

for (const locale of locales) {
  for (const device of ["phone", "desktop"] as const) {
    keepStill(locale, device, [...builtPages.open, ...builtPages.routes, ...builtPages.missing, ...searches]);
  }
}
