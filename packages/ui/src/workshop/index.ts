import { workshop as alert } from "../components/alert/alert.workshop.tsx";
import { workshop as aside } from "../components/aside/aside.workshop.tsx";
import { workshop as availability } from "../components/availability/availability.workshop.tsx";
import { workshop as avatar } from "../components/avatar/avatar.workshop.tsx";
import { workshop as badge } from "../components/badge/badge.workshop.tsx";
import { workshop as bottomNavigation } from "../components/bottom-navigation/bottom-navigation.workshop.tsx";
import { workshop as brandMark } from "../components/brand-mark/brand-mark.workshop.tsx";
import { workshop as breadcrumbs } from "../components/breadcrumbs/breadcrumbs.workshop.tsx";
import { workshop as button } from "../components/button/button.workshop.tsx";
import { workshop as calendar } from "../components/calendar/calendar.workshop.tsx";
import { workshop as card } from "../components/card/card.workshop.tsx";
import { workshop as checkbox } from "../components/checkbox/checkbox.workshop.tsx";
import { workshop as checkboxList } from "../components/checkbox-list/checkbox-list.workshop.tsx";
import { workshop as combobox } from "../components/combobox/combobox.workshop.tsx";
import { workshop as countMark } from "../components/count-mark/count-mark.workshop.tsx";
import { workshop as countdown } from "../components/countdown/countdown.workshop.tsx";
import { workshop as dialog } from "../components/dialog/dialog.workshop.tsx";
import { workshop as disclosure } from "../components/disclosure/disclosure.workshop.tsx";
import { workshop as dot } from "../components/dot/dot.workshop.tsx";
import { workshop as emblem } from "../components/emblem/emblem.workshop.tsx";
import { workshop as emptyState } from "../components/empty-state/empty-state.workshop.tsx";
import { workshop as filmPoster } from "../components/film-poster/film-poster.workshop.tsx";
import { workshop as filmTile } from "../components/film-tile/film-tile.workshop.tsx";
import { workshop as footer } from "../components/footer/footer.workshop.tsx";
import { workshop as formField } from "../components/form-field/form-field.workshop.tsx";
import { workshop as hero } from "../components/hero/hero.workshop.tsx";
import { workshop as hourRows } from "../components/hour-rows/hour-rows.workshop.tsx";
import { workshop as icon } from "../components/icon/icon.workshop.tsx";
import { workshop as iconButton } from "../components/icon-button/icon-button.workshop.tsx";
import { workshop as languageSwitch } from "../components/language-switch/language-switch.workshop.tsx";
import { workshop as lattice } from "../components/lattice/lattice.workshop.tsx";
import { workshop as lightbox } from "../components/lightbox/lightbox.workshop.tsx";
import { workshop as link } from "../components/link/link.workshop.tsx";
import { workshop as maskedField } from "../components/masked-field/masked-field.workshop.tsx";
import { workshop as menu } from "../components/menu/menu.workshop.tsx";
import { workshop as modeSwitch } from "../components/mode-switch/mode-switch.workshop.tsx";
import { workshop as otpField } from "../components/otp-field/otp-field.workshop.tsx";
import { workshop as pagination } from "../components/pagination/pagination.workshop.tsx";
import { workshop as passwordField } from "../components/password-field/password-field.workshop.tsx";
import { workshop as phoneField } from "../components/phone-field/phone-field.workshop.tsx";
import { workshop as picture } from "../components/picture/picture.workshop.tsx";
import { workshop as poster } from "../components/poster/poster.workshop.tsx";
import { workshop as price } from "../components/price/price.workshop.tsx";
import { workshop as progressBar } from "../components/progress-bar/progress-bar.workshop.tsx";
import { workshop as prose } from "../components/prose/prose.workshop.tsx";
import { workshop as quantityLines } from "../components/quantity-lines/quantity-lines.workshop.tsx";
import { workshop as radioGroup } from "../components/radio-group/radio-group.workshop.tsx";
import { workshop as searchField } from "../components/search-field/search-field.workshop.tsx";
import { workshop as seatMap } from "../components/seat-map/seat-map.workshop.tsx";
import { workshop as sectionBar } from "../components/section-bar/section-bar.workshop.tsx";
import { workshop as segmented } from "../components/segmented/segmented.workshop.tsx";
import { workshop as select } from "../components/select/select.workshop.tsx";
import { workshop as skeleton } from "../components/skeleton/skeleton.workshop.tsx";
import { workshop as skipLink } from "../components/skip-link/skip-link.workshop.tsx";
import { workshop as spinner } from "../components/spinner/spinner.workshop.tsx";
import { workshop as stepper } from "../components/stepper/stepper.workshop.tsx";
import { workshop as steps } from "../components/steps/steps.workshop.tsx";
import { workshop as tabs } from "../components/tabs/tabs.workshop.tsx";
import { workshop as textField } from "../components/text-field/text-field.workshop.tsx";
import { workshop as ticketCard } from "../components/ticket-card/ticket-card.workshop.tsx";
import { workshop as tiers } from "../components/tiers/tiers.workshop.tsx";
import { workshop as timeSlots } from "../components/time-slots/time-slots.workshop.tsx";
import { workshop as timeline } from "../components/timeline/timeline.workshop.tsx";
import { workshop as toast } from "../components/toast/toast.workshop.tsx";
import { workshop as topBar } from "../components/top-bar/top-bar.workshop.tsx";
import { workshop as workHead } from "../components/work-head/work-head.workshop.tsx";
import type { Workshop } from "./workshop.types.ts";

export { HomeSample, SignInSample } from "./samples.tsx";
export { WorkshopPage } from "./workshop.tsx";

/** Every component with all its faces. */
export const workshops: readonly Workshop[] = [
  alert,
  aside,
  availability,
  avatar,
  badge,
  bottomNavigation,
  brandMark,
  breadcrumbs,
  button,
  calendar,
  card,
  checkbox,
  checkboxList,
  combobox,
  countdown,
  countMark,
  dialog,
  disclosure,
  dot,
  emblem,
  emptyState,
  filmPoster,
  filmTile,
  footer,
  formField,
  hero,
  hourRows,
  icon,
  iconButton,
  languageSwitch,
  lattice,
  lightbox,
  link,
  maskedField,
  menu,
  modeSwitch,
  otpField,
  pagination,
  passwordField,
  phoneField,
  picture,
  poster,
  price,
  progressBar,
  prose,
  quantityLines,
  radioGroup,
  searchField,
  seatMap,
  sectionBar,
  segmented,
  select,
  skeleton,
  skipLink,
  spinner,
  steps,
  stepper,
  tabs,
  textField,
  ticketCard,
  timeSlots,
  tiers,
  timeline,
  toast,
  topBar,
  workHead,
];
