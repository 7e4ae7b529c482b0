export { accountDeletionActors } from "../account/profile/account-deletion.actors.ts";
export { type AccountDeletionView, connectAccountDeletion } from "../account/profile/account-deletion.connect.ts";
export { accountDeletionMachine } from "../account/profile/account-deletion.machine.ts";
export type {
  AccountDeletionEvent,
  AccountDeletionInput,
  AccountDeletionOutput,
} from "../account/profile/account-deletion.types.ts";
export type {
  DeletionOutcome,
  ProfileChanges,
  ProfileFields,
  ProfileOutcome,
  ProfileService,
  ProfileUpdateOutcome,
} from "../account/profile/profile.service.ts";
export type { Account, Gender } from "../account/profile/profile.types.ts";
export type {
  CopyTravellerOutcome,
  CreateTravellerOutcome,
  DeleteTravellerOutcome,
  ListTravellersOutcome,
  ReadTravellerOutcome,
  SavedTraveller,
  SavedTravellersService,
  TravelDocument,
  TravellerDraft,
  TravellerFields,
  TravellerTitle,
  UpdateTravellerOutcome,
} from "../account/saved-travellers/saved-travellers.service.ts";
export type {
  AuthPurpose,
  AuthService,
  Credentials,
  FieldProblems,
  PasswordReset,
  PasswordResetOutcome,
  RegisterOutcome,
  Registration,
  RegistrationField,
  SignInOutcome,
  SocialProvider,
} from "../account/sign-in/auth.service.ts";
export { passwordResetActors } from "../account/sign-in/password-reset.actors.ts";
export { connectPasswordReset, type PasswordResetView } from "../account/sign-in/password-reset.connect.ts";
export { passwordResetMachine } from "../account/sign-in/password-reset.machine.ts";
export type {
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
} from "../account/sign-in/password-reset.types.ts";
export { safeReturnPath } from "../account/sign-in/safe-return-path.ts";
export { signInActors } from "../account/sign-in/sign-in.actors.ts";
export { connectSignIn, type SignInView } from "../account/sign-in/sign-in.connect.ts";
export { signInMachine } from "../account/sign-in/sign-in.machine.ts";
export type { SignInEvent, SignInForm, SignInInput, SignInOutput } from "../account/sign-in/sign-in.types.ts";
export { signUpActors } from "../account/sign-in/sign-up.actors.ts";
export { connectSignUp, type SignUpView } from "../account/sign-in/sign-up.connect.ts";
export { signUpMachine } from "../account/sign-in/sign-up.machine.ts";
export type { SignUpEvent, SignUpForm, SignUpInput, SignUpOutput } from "../account/sign-in/sign-up.types.ts";
export { type AmountLimits, type AmountProblem, readAmount } from "../account/wallet/read-amount.ts";
export { connectRedeemPoints, type RedeemPointsView } from "../account/wallet/redeem-points.connect.ts";
export { redeemPointsMachine } from "../account/wallet/redeem-points.machine.ts";
export { redeemPointsActors } from "../account/wallet/redeem-points.setup.ts";
export type {
  RedeemPointsEvent,
  RedeemPointsInput,
  RedeemPointsOutput,
  RedeemPointsTrouble,
} from "../account/wallet/redeem-points.types.ts";
export type {
  Names,
  PackagesOutcome,
  PointsPackage,
  RedeemOutcome,
  RedeemVoucherOutcome,
  Redemption,
  RewardsService,
  Voucher,
  VoucherState,
  VouchersOutcome,
} from "../account/wallet/rewards.service.ts";
export {
  connectSavedAccounts,
  preferredAccount,
  type SavedAccountsView,
} from "../account/wallet/saved-accounts.connect.ts";
export { savedAccountsMachine } from "../account/wallet/saved-accounts.machine.ts";
export type {
  AccountField,
  AccountToSave,
  RemoveAccountOutcome,
  SaveAccountOutcome,
  SavedAccountsOutcome,
  SavedAccountsService,
} from "../account/wallet/saved-accounts.service.ts";
export {
  preferredAccountKey,
  type SavedAccountsPorts,
  savedAccountsActors,
} from "../account/wallet/saved-accounts.setup.ts";
export type {
  SavedAccountsEvent,
  SavedAccountsInput,
  SavedAccountsTrouble,
} from "../account/wallet/saved-accounts.types.ts";
export { nextExpiry, type Purse, type Spending, spendableCredits, spendingOf } from "../account/wallet/spending.ts";
export { connectTopUp, type TopUpView } from "../account/wallet/top-up.connect.ts";
export { topUpMachine } from "../account/wallet/top-up.machine.ts";
export { topUpActors } from "../account/wallet/top-up.setup.ts";
export type { TopUpEvent, TopUpInput, TopUpOutput } from "../account/wallet/top-up.types.ts";
export { appendPage, imbalancesIn, kindsIn, transactionsOfKind } from "../account/wallet/transactions.ts";
export type {
  TopUp,
  TopUpOrder,
  TopUpOutcome,
  TransactionsOutcome,
  Unserved,
  WalletOutcome,
  WalletService,
} from "../account/wallet/wallet.service.ts";
export {
  type PromoCredit,
  type Transaction,
  type TransactionKind,
  type TransactionPage,
  transactionKinds,
  type Wallet,
  type WalletLimits,
} from "../account/wallet/wallet.types.ts";
export { cancellationActors } from "../booking/cancellation/cancellation.actors.ts";
export { type CancellationView, connectCancellation } from "../booking/cancellation/cancellation.connect.ts";
export { cancellationMachine } from "../booking/cancellation/cancellation.machine.ts";
export type {
  CancellationEvent,
  CancellationInput,
  CancellationOutput,
  CancellationService,
  CancelOutcome,
  CancelRequest,
  Refund,
  RefundQuote,
  RefundQuoteOutcome,
  RefundStep,
  RefundTarget,
  TrackOutcome,
} from "../booking/cancellation/cancellation.types.ts";
export { type CheckoutPorts, checkoutActors, createCheckout } from "../booking/checkout/checkout.actors.ts";
export { type CheckoutView, connectCheckout } from "../booking/checkout/checkout.connect.ts";
export {
  type CheckoutActor,
  type CheckoutLogic,
  type CheckoutSnapshot,
  lateCheckout,
} from "../booking/checkout/checkout.logic.ts";
export { checkoutMachine } from "../booking/checkout/checkout.machine.ts";
export type {
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutKept,
  CheckoutOutput,
  CheckoutScreen,
  CheckoutService,
  CheckoutSetting,
  CheckoutStart,
  CheckoutStep,
  TakenSeat,
} from "../booking/checkout/checkout.types.ts";
export { hasExtras } from "../booking/checkout/extras-offered.ts";
export { nothingKept } from "../booking/checkout/nothing-kept.ts";
export { type BookingPorts, bookingActors } from "../booking/confirm/booking.actors.ts";
export { type BookingView, connectBooking } from "../booking/confirm/booking.connect.ts";
export { bookingMachine } from "../booking/confirm/booking.machine.ts";
export {
  type Booking,
  type BookingDocuments,
  type BookingEmitted,
  type BookingEvent,
  type BookingInput,
  type BookingPayment,
  type BookingService,
  type BookingTrouble,
  type DocumentKind,
  type DocumentOutcome,
  type DocumentRequest,
  documentKinds,
  type ProofTrouble,
  type ReadOutcome,
  type ReadRequest,
  type RespondOutcome,
  type RespondRequest,
  type SupplierChange,
} from "../booking/confirm/booking.types.ts";
export { type CalendarEvent, calendarFile } from "../booking/confirm/calendar-file.ts";
export { type NextStep, nextStepOf } from "../booking/confirm/next-step.ts";
export { costOfExtras, type SeatWish } from "../booking/extras/choices.ts";
export { extrasActors } from "../booking/extras/extras.actors.ts";
export { connectExtras, type ExtrasView } from "../booking/extras/extras.connect.ts";
export { extrasMachine } from "../booking/extras/extras.machine.ts";
export type {
  ExtraOffer,
  ExtrasEvent,
  ExtrasInput,
  ExtrasOutcome,
  ExtrasOutput,
  ExtrasService,
  MissingExtra,
} from "../booking/extras/extras.types.ts";
export { type KeptFlow, keepFlow, type Migration, type RestoreOutcome, restoreFlow } from "../booking/kept-flow.ts";
export { bookingListActors } from "../booking/list/booking-list.actors.ts";
export { type BookingListView, type BookingRow, connectBookingList } from "../booking/list/booking-list.connect.ts";
export { bookingListMachine } from "../booking/list/booking-list.machine.ts";
export {
  type BookingListEvent,
  type BookingListInput,
  type BookingListOutcome,
  type BookingListService,
  type BookingQuery,
  type BookingSummary,
  type BookingTab,
  bookingTabs,
  type PlaceTime,
  type ReadBookings,
} from "../booking/list/booking-list.types.ts";
export { type CardBrand, cardFactsOf, checkCard, readExpiry } from "../booking/payment/card.ts";
export { type Patience, paymentPatience, processTimeoutMs, sdkTimeoutMs } from "../booking/payment/patience.ts";
export { type PaymentPorts, paymentActors } from "../booking/payment/payment.actors.ts";
export { connectPayment, type PaymentView } from "../booking/payment/payment.connect.ts";
export { paymentMachine } from "../booking/payment/payment.machine.ts";
export type {
  Attempt,
  AttemptAnswer,
  Bill,
  BillObstacle,
  BillOutcome,
  BillRefusal,
  BillRequest,
  CardEntry,
  CardFields,
  CardProblem,
  DeclineReason,
  Deductions,
  InquiryOutcome,
  Instrument,
  MethodHindrance,
  Need,
  OptionsOutcome,
  PaymentEmitted,
  PaymentEvent,
  PaymentFlow,
  PaymentInput,
  PaymentLock,
  PaymentMethod,
  PaymentOptions,
  PaymentOutput,
  PaymentService,
  PaymentTrouble,
  ProcessOutcome,
  ProcessRefusal,
  ProcessRequest,
  SavedAccount,
  TokeniseOutcome,
  VoucherSlip,
} from "../booking/payment/payment.types.ts";
export { connectPlaceSearch, type PlaceGroup, type PlaceSearchView } from "../booking/places/place-search.connect.ts";
export { placeSearchMachine } from "../booking/places/place-search.machine.ts";
export { noPlaces, placeSearchActors } from "../booking/places/place-search.setup.ts";
export type {
  FoundPlace,
  PlaceSearchOutcome,
  PlaceSearchPorts,
  PlaceSuggestions,
} from "../booking/places/place-search.types.ts";
export { acknowledgementOf, isAcknowledged } from "../booking/quote/acknowledgement.ts";
export { type LineDifference, type PriceDifference, priceDifference } from "../booking/quote/price-difference.ts";
export { quoteActors } from "../booking/quote/quote.actors.ts";
export { connectQuote, type QuoteView } from "../booking/quote/quote.connect.ts";
export { quoteMachine } from "../booking/quote/quote.machine.ts";
export type {
  Acknowledgement,
  ExtraChoice,
  ExtraKind,
  PassengerField,
  Policy,
  PolicyRule,
  Quote,
  QuotedPassenger,
  QuoteEvent,
  QuoteInput,
  QuoteOutcome,
  QuoteOutput,
  QuoteRequest,
  QuoteService,
  RequiredDetails,
  RequiredExtra,
  Seen,
} from "../booking/quote/quote.types.ts";
export { reserveActors } from "../booking/reserve/reserve.actors.ts";
export { connectReserve, type ReserveView } from "../booking/reserve/reserve.connect.ts";
export { reserveMachine } from "../booking/reserve/reserve.machine.ts";
export type {
  FindOutcome as FindReservationOutcome,
  Reservation,
  ReserveEvent,
  ReserveInput,
  ReserveOutcome,
  ReserveOutput,
  ReserveRefusal,
  ReserveRequest,
  ReserveService,
} from "../booking/reserve/reserve.types.ts";
export type { HintEvent, ResumeEvent } from "../booking/resume.types.ts";
export {
  isApproximate,
  type Ledger,
  type LedgerGroup,
  ledgerOf,
  type OwnMeans,
  withOwnMeans,
} from "../booking/review/price-ledger.ts";
export { mostRecentSearches, type Recents } from "../booking/search/recents.ts";
export { searchActors } from "../booking/search/search.actors.ts";
export { connectSearch, type SearchView } from "../booking/search/search.connect.ts";
export { searchMachine } from "../booking/search/search.machine.ts";
export type {
  HeldOutcome,
  OpenOutcome,
  Provider,
  ProviderAnswer,
  SearchEvent,
  SearchInput,
  SearchOutput,
  SearchService,
  SearchText,
} from "../booking/search/search.types.ts";
export type {
  Fixture,
  Seat,
  SeatCabin,
  SeatElement,
  SeatFeature,
  SeatMap,
  SeatOffer,
  SeatRow,
  SeatStatus,
} from "../booking/seats/seat.types.ts";
export {
  bestTogether,
  moveSeat,
  offerFor,
  ownerOf,
  type SeatMove,
  type SeatPlace,
  seatBy,
  seatsOf,
  shownStatus,
} from "../booking/seats/seat-map.ts";
export {
  actionsFor,
  type BookingAction,
  type BookingStatus,
  type BookingStatusEvent,
  bookingStatusEvents,
  bookingStatuses,
  canBecome,
  isBookingStatus,
  isUpcoming,
  nextStatus,
  statusTable,
} from "../booking/status.ts";
export { checkParty, warningsOf } from "../booking/travellers/check-party.ts";
export { checkPassenger, type PassengerRules } from "../booking/travellers/check-passenger.ts";
export { type NameRule, nameAsSent, nameRules } from "../booking/travellers/name-as-sent.ts";
export { changeForm, emptyPassengerForm, formOfSaved } from "../booking/travellers/passenger-form.ts";
export { travellersActors } from "../booking/travellers/travellers.actors.ts";
export {
  connectTravellers,
  type PassengerView,
  type TravellersView,
} from "../booking/travellers/travellers.connect.ts";
export { travellersMachine } from "../booking/travellers/travellers.machine.ts";
export type {
  PartyContactForm,
  PartyContactProblems,
  PartyProblems,
  Passenger,
  PassengerForm,
  PassengerProblems,
  PassengerWarning,
  SaveDue,
  SaveTrouble,
  TravellerProblem,
  TravellersEvent,
  TravellersInput,
  TravellersOutput,
  TravelParty,
} from "../booking/travellers/travellers.types.ts";
export { goBackInCheckout } from "../booking/walk/checkout-back.ts";
export { type ChosenPrice, checkoutStart } from "../booking/walk/checkout-start.ts";
export { isAbout } from "../booking/walk/is-about.ts";
export { takeBackTo } from "../booking/walk/step-back.ts";
export { type WalkParts, walkActors, walkChildren } from "../booking/walk/walk.actors.ts";
export { readingStates, sessionExpired, walkFrame, walkStates } from "../booking/walk/walk.chart.ts";
export { initialWalk, walkActions, walkGuards } from "../booking/walk/walk.setup.ts";
export type {
  ChosenOffer,
  OfferRef,
  ReadOfferEvent,
  WalkContext,
  WalkEmitted,
  WalkEvent,
  WalkInput,
  WalkMeta,
  WalkOutput,
  WalkOwnScreen,
  WalkScreen,
  WalkStart,
  WalkTag,
  WalkTypes,
} from "../booking/walk/walk.types.ts";
export { leadBackTo, stepFor, type WalkStep, walkSteps } from "../booking/walk/walk-steps.ts";
export { perWalk, type WalkView, walkView } from "../booking/walk/walk-view.ts";
export { type Block, type Inline, plainTextOf } from "../content/blocks.ts";
export { type ContactView, connectContact } from "../content/contact/contact.connect.ts";
export { contactMachine } from "../content/contact/contact.machine.ts";
export { checkContact, contactRules, messageLength } from "../content/contact/contact.rules.ts";
export { contactActors } from "../content/contact/contact.setup.ts";
export {
  type ContactField,
  type ContactForm,
  type ContactMessage,
  type ContactOutcome,
  type ContactProblems,
  type ContactRefusal,
  type ContactService,
  contactFields,
} from "../content/contact/contact.types.ts";
export {
  type Blog,
  type BlogOutcome,
  type BlogSummary,
  type BlogsOutcome,
  type BlogsQuery,
  type ContentService,
  type FlightSubject,
  type Page,
  type PageKind,
  type PageOutcome,
  type PageSummary,
  type PagesOutcome,
  type StaticSlug,
  staticSlugs,
  type Unavailable,
} from "../content/content.types.ts";
export {
  type Notification,
  type NotificationsOutcome,
  type NotificationsService,
  type NotificationTab,
  notificationsIn,
  type SeenOutcome,
  unseenIn,
} from "../content/notifications.ts";
export {
  type AgeBand,
  addDays,
  ageBandOf,
  ageOn,
  type CalendarDate,
  parseCalendarDate,
} from "../kernel/calendar-date.ts";
export {
  correctOffset,
  isPast,
  remainingMs,
  type ServerOffset,
  serverNow,
  unknownOffset,
} from "../kernel/deadline.ts";
export { toAsciiDigits } from "../kernel/digits.ts";
export {
  type Edition,
  type EditionCountry,
  editions,
  fallbackCurrency,
  type IsoWeekday,
  isEditionCountry,
  type Locale,
  locales,
} from "../kernel/edition.ts";
export { accountMinAge, checkBirthDate } from "../kernel/fields/birth-date.ts";
export { checkEmail } from "../kernel/fields/email.ts";
export type { FieldProblem, FieldProblemCode, FieldResult } from "../kernel/fields/field.ts";
export { checkIban, type Iban, ibanLength } from "../kernel/fields/iban.ts";
export {
  checkSpokenName,
  checkTravelName,
  checkTravelNames,
  nameMinLetters,
  type TravelNameProblems,
  type TravelNames,
} from "../kernel/fields/name.ts";
export { checkCnic, checkSaudiId, passesLuhn } from "../kernel/fields/national-id.ts";
export { checkOtp, otpDefaultLength } from "../kernel/fields/otp.ts";
export {
  checkPassword,
  checkPasswordConfirmation,
  type PasswordStrength,
  passwordMinCharacters,
  passwordStrength,
} from "../kernel/fields/password.ts";
export { checkPhone, phoneMinDigits } from "../kernel/fields/phone.ts";
export { addressMinCharacters, checkAddress, checkText } from "../kernel/fields/text.ts";
export {
  type AttemptId,
  attemptId,
  type BookingUuid,
  bookingUuid,
  type Id,
  type ItineraryRefId,
  isUuid,
  itineraryRefId,
  type OrderRefId,
  orderRefId,
  type RefId,
  refId,
  type TicketId,
  ticketId,
} from "../kernel/ids.ts";
export {
  addMoney,
  allocateMoney,
  type CurrencyCode,
  type CurrencyFacts,
  compareMoney,
  currencies,
  displayDigitsOf,
  isCurrencyCode,
  type Money,
  type MoneyProblem,
  moneyToWire,
  multiplyMoney,
  parseMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from "../kernel/money.ts";
export { instantOfPlace, zoneOffsetMinutes } from "../kernel/place-time.ts";
export type { Clock, DeviceStorage, EpochMs, Network, Random } from "../kernel/ports.ts";
export {
  checkPrice,
  type Price,
  type PriceLine,
  type PriceLineKind,
  type PriceProblem,
  priceLineKinds,
  type QuotedPrice,
} from "../kernel/price.ts";
export { type Json, type Problem, type Refusal, type RefusalCode, refusalCodes } from "../kernel/problem.ts";
export { fail, ok, type Result } from "../kernel/result.ts";
export type { ResumePolicy } from "../kernel/resume.ts";
export {
  type BookingType,
  type FinancialProduct,
  type IconIdentifier,
  isProduct,
  isVertical,
  type Product,
  type ProductName,
  productBy,
  productOfBooking,
  products,
  type ServiceType,
  type Vertical,
  verticals,
} from "../kernel/vertical.ts";
export { type BuildWatchView, connectBuildWatch } from "../platform/build-watch/build-watch.connect.ts";
export { buildWatchMachine } from "../platform/build-watch/build-watch.machine.ts";
export { type BuildWatchPorts, buildWatchActors } from "../platform/build-watch/build-watch.setup.ts";
export {
  type BuildWatchEmitted,
  type BuildWatchEvent,
  type BuildWatchInput,
  type BusyWith,
  pollEveryMs as buildPollEveryMs,
  reloadGuardMs,
} from "../platform/build-watch/build-watch.types.ts";
export { type Currency, type CurrencySigns, chooseCurrency } from "../platform/currency/currency.ts";
export { type CurrencyChangeView, connectCurrencyChange } from "../platform/currency/currency-change.connect.ts";
export { currencyChangeMachine } from "../platform/currency/currency-change.machine.ts";
export { currencyChangeActors } from "../platform/currency/currency-change.setup.ts";
export type {
  CurrencyChangeEmitted,
  CurrencyChangeEvent,
  FindOutcome,
  KeepOutcome,
  OpenBooking,
  OpenBookingPort,
} from "../platform/currency/currency-change.types.ts";
export { connectDashboard, type DashboardView } from "../platform/dashboard/dashboard.connect.ts";
export { dashboardMachine } from "../platform/dashboard/dashboard.machine.ts";
export { activeOffersOf, iconsOf, isVerticalEnabled } from "../platform/dashboard/dashboard.selectors.ts";
export { dashboardActors } from "../platform/dashboard/dashboard.setup.ts";
export {
  type AppSettings,
  type Audience,
  type Dashboard,
  type DashboardBanner,
  type DashboardEvent,
  type DashboardFailure,
  type DashboardIcon,
  type DashboardOffer,
  type DashboardOutcome,
  type DashboardRequest,
  type DashboardScope,
  type DashboardService,
  dashboardMaxAgeMs,
  type Href,
  type Question,
  type Subject,
  type TrendingDestination,
  type UpcomingEvent,
} from "../platform/dashboard/dashboard.types.ts";
export { createDashboardKeeper, type DashboardKeeper } from "../platform/dashboard/dashboard-keeper.ts";
export { type Cached, createDeviceCache, type DeviceCache, isStale } from "../platform/general-data/device-cache.ts";
export { connectGeneralData, type GeneralDataView } from "../platform/general-data/general-data.connect.ts";
export { generalDataMachine } from "../platform/general-data/general-data.machine.ts";
export { generalDataActors } from "../platform/general-data/general-data.setup.ts";
export { createGeneralDataStore, type GeneralDataStore } from "../platform/general-data/general-data.store.ts";
export {
  type Country,
  type GeneralDataEvent,
  type GeneralDataService,
  generalDataMaxAgeMs,
} from "../platform/general-data/general-data.types.ts";
export type { GuestConfig, SettingsService, Utilities } from "../platform/general-data/settings.types.ts";
export { type LanguageWish, parseAcceptLanguage } from "../platform/locale/accept-language.ts";
export { chooseLocale, type LocaleSigns } from "../platform/locale/choose-locale.ts";
export { isLocale, type LanguageChanged } from "../platform/locale/locale.ts";
export { connectRealtime, type RealtimeView } from "../platform/realtime/realtime.connect.ts";
export { realtimeMachine } from "../platform/realtime/realtime.machine.ts";
export { realtimeActors } from "../platform/realtime/realtime.setup.ts";
export {
  type AuthorisationFailure,
  type DeliveredHint,
  type RealtimeConnection,
  type RealtimeConnectionEvent,
  type RealtimeEmitted,
  type RealtimeEvent,
  type RealtimeHint,
  type RealtimeState,
  type RealtimeTimings,
  realtimeStates,
  realtimeTimings,
} from "../platform/realtime/realtime.types.ts";
export { connectReturnHome, type ReturnHomeView, secondsUntil } from "../platform/return-home/return-home.connect.ts";
export { returnHomeMachine } from "../platform/return-home/return-home.machine.ts";
export { otpActors } from "../queues/otp/otp.actors.ts";
export { connectOtp, type OtpView } from "../queues/otp/otp.connect.ts";
export { otpMachine } from "../queues/otp/otp.machine.ts";
export type {
  OtpAttempt,
  OtpChallenge,
  OtpChannel,
  OtpEvent,
  OtpInput,
  OtpOutput,
  OtpProof,
  OtpPurpose,
  OtpRequest,
  OtpRequestOutcome,
  OtpService,
  OtpTrouble,
  OtpVerifyOutcome,
} from "../queues/otp/otp.types.ts";
export { type RefreshPorts, refreshShared } from "../queues/token-refresh/refresh-shared.ts";
export type { ReleaseLock, TokenLock, TokenStore } from "../queues/token-refresh/token-ports.ts";
export { tokenRefreshMachine } from "../queues/token-refresh/token-refresh.machine.ts";
export type {
  RefreshInput,
  RefreshOutcome,
  RequestId,
  TokenRefreshContext,
  TokenRefreshEmitted,
  TokenRefreshEvent,
  TokenRefreshInput,
} from "../queues/token-refresh/token-refresh.types.ts";
export { checkAccount } from "../queues/withdrawal/check-account.ts";
export { figuresOf } from "../queues/withdrawal/figures.ts";
export { activeIn } from "../queues/withdrawal/own-withdrawal.ts";
export { type WithdrawalPorts, withdrawalActors } from "../queues/withdrawal/withdrawal.actors.ts";
export { connectWithdrawal, type WithdrawalView } from "../queues/withdrawal/withdrawal.connect.ts";
export { withdrawalMachine } from "../queues/withdrawal/withdrawal.machine.ts";
export type { WithdrawalLock, WithdrawalService } from "../queues/withdrawal/withdrawal.service.ts";
export type {
  Bank,
  CancelOutcome as WithdrawalCancelOutcome,
  Figures,
  ListOutcome as WithdrawalListOutcome,
  OptionsOutcome as WithdrawalOptionsOutcome,
  PayoutAccount,
  RequestOutcome as WithdrawalRequestOutcome,
  Withdrawal,
  WithdrawalCharges,
  WithdrawalEvent,
  WithdrawalFields,
  WithdrawalForm,
  WithdrawalInput,
  WithdrawalOptions,
  WithdrawalOutput,
  WithdrawalRequest,
  WithdrawalScreen,
  WithdrawalStatus,
  WithdrawalTrouble,
} from "../queues/withdrawal/withdrawal.types.ts";
export { createRequestMachine } from "../request/request.machine.ts";
export type { RequestConditions, RequestEvent, RequestOutcome, RequestPorts } from "../request/request.types.ts";
export { requestActor } from "../request/request-actor.ts";
export { isWorthRepeating, type RetryPolicy, readRetryPolicy } from "../request/retry-policy.ts";
export { type BookedBus, type BusBooking, type BusPassenger, isBusBooking } from "../verticals/buses/booked-bus.ts";
export {
  type BusResultsStore,
  type BusSearchOptions,
  createBusResultsStore,
  createBusSearch,
} from "../verticals/buses/bus-search.ts";
export { type BusesPorts, busesActors, busesActorsOver } from "../verticals/buses/buses.actors.ts";
export { type BusesView, connectBuses } from "../verticals/buses/buses.connect.ts";
export { busesMigrations, busesSchema } from "../verticals/buses/buses.kept.ts";
export { busesMachine } from "../verticals/buses/buses.machine.ts";
export {
  type Bundle,
  type BusAmenity,
  type BusCity,
  type BusesInput,
  type BusesService,
  type BusesStart,
  type BusOperator,
  type BusRefundStep,
  type BusSeatsService,
  type BusStop,
  type BusSummary,
  type BusTimes,
  type BusTimetable,
  type BusTrip,
  busAmenities,
  type CategoryFare,
  type CoachType,
  type Departure,
  type SeatFaresOutcome,
  type SeatFaresRequest,
  type SeatsOutcome,
  type TimesOutcome,
} from "../verticals/buses/buses.types.ts";
export {
  type BusCriteria,
  type BusCriteriaProblem,
  checkBusCriteria,
  decodeBusCriteria,
  decodeBusRoute,
  encodeBusCriteria,
  encodeBusRoute,
  farthestBusDays,
  readBusSearch,
  splitsOf,
} from "../verticals/buses/criteria.ts";
export {
  type BusDayPart,
  busDayParts,
  cheapestFare,
  type DepartureFacet,
  type DepartureFacets,
  type DepartureFilters,
  type DepartureSort,
  type DepartureView,
  decodeDepartureView,
  departureFacets,
  departureSorts,
  encodeDepartureView,
  noDepartureFilters,
  selectDepartures,
} from "../verticals/buses/departure-table.ts";
export { type LikelyRoad, likelyRoads } from "../verticals/buses/likely-roads.ts";
export type {
  BusGuide,
  CitiesOutcome,
  OperatorAbout,
  OperatorPage,
  OperatorPageOutcome,
  OperatorRoute,
  OperatorsOutcome,
} from "../verticals/buses/operator-page.types.ts";
export { createRecentRoads, type RecentRoad, type RecentRoads } from "../verticals/buses/recent-roads.ts";
export { connectSeats, type SeatsView, type ShownSeat } from "../verticals/buses/seats/seats.connect.ts";
export { seatsMachine } from "../verticals/buses/seats/seats.machine.ts";
export type {
  CoachPlan,
  CoachSeat,
  LostSeat,
  SeatPick,
  SeatRefusal,
  SeatRules,
  SeatsEvent,
} from "../verticals/buses/seats/seats.types.ts";
export {
  type AirportSearchView,
  connectAirportSearch,
} from "../verticals/flights/airports/airport-search.connect.ts";
export { airportSearchMachine } from "../verticals/flights/airports/airport-search.machine.ts";
export type {
  Airport,
  AirportOutcome,
  AirportSearchOutcome,
  AirportSearchPorts,
  AirportSuggestions,
  AirportsHome,
  AirportsHomeOutcome,
  AirportsService,
  AirRoute,
  NearbyAirport,
} from "../verticals/flights/airports/airports.types.ts";
export {
  type BookedExtra,
  type BookedFlight,
  type BookedPassenger,
  type FlightBooking,
  type FlightChange,
  hasLanded,
  isFlightBooking,
  passengersWithExtras,
} from "../verticals/flights/booked-flight.ts";
export {
  type CriteriaLeg,
  type CriteriaProblem,
  cabins,
  checkCriteria,
  decodeCriteria,
  encodeCriteria,
  type FlightCriteria,
  type FlightParty,
  farthestDays,
  isAirportCode,
  legCounts,
  readSearch,
  type TripType,
} from "../verticals/flights/criteria.ts";
export {
  cheapDays,
  lowestByMonth,
  lowestOf,
  type MonthFare,
  mostCalendarDays,
} from "../verticals/flights/fares/fare-calendar.ts";
export type {
  DayFare,
  FareCalendarOutcome,
  FareCalendarQuery,
  FareCalendarService,
} from "../verticals/flights/fares/fare-calendar.types.ts";
export {
  createFlightResultsStore,
  createFlightSearch,
  type FlightOffers,
  type FlightResults,
  type FlightResultsStore,
  type FlightSearchOptions,
  type OffersAnswer,
  type OffersQuestion,
  type OpenedSearch,
  type ProviderOffers,
  type RecallOutcome,
  type TouchOutcome,
} from "../verticals/flights/flight-search.ts";
export { type FlightsPorts, flightsActors, flightsActorsOver } from "../verticals/flights/flights.actors.ts";
export { connectFlights, type FlightsView } from "../verticals/flights/flights.connect.ts";
export { flightsMigrations, flightsSchema } from "../verticals/flights/flights.kept.ts";
export { flightsMachine } from "../verticals/flights/flights.machine.ts";
export type {
  Allowance,
  Baggage,
  Cabin,
  Fare,
  FaresOutcome,
  FlightLeg,
  FlightReferences,
  FlightSegment,
  FlightsEvent,
  FlightsInput,
  FlightsScreen,
  FlightsService,
  FlightsSetting,
  FlightsStart,
  Itinerary,
} from "../verticals/flights/flights.types.ts";
export {
  adultPriceOf,
  baggageByLeg,
  isNoBag,
  type Layover,
  type LegBaggage,
  layoversOf,
  sameAllowance,
} from "../verticals/flights/itinerary-facts.ts";
export {
  dayParts,
  decodeOfferView,
  encodeOfferView,
  noFilters,
  type OfferFilters,
  type OfferSort,
  type OfferView,
  offerSorts,
  type Range,
} from "../verticals/flights/offer-filters.ts";
export {
  createOfferTable,
  type Facet,
  facetsOf,
  leadersOf,
  type OfferFacets,
  type OfferTable,
  selectOffers,
} from "../verticals/flights/offer-table.ts";
export {
  criteriaFromForm,
  draftFromForm,
  type FormFields,
  isSearchForm,
  type KnownPlaces,
  placesIn,
} from "../verticals/flights/search-form/criteria-form.ts";
export {
  createRecentSearches,
  type RecentSearch,
  type RecentSearches,
  recentAirports,
} from "../verticals/flights/search-form/recent-searches.ts";
export {
  canAddLeg,
  canRemoveLeg,
  changeDraft,
  criteriaOf,
  type DraftChange,
  type DraftField,
  type DraftLimits,
  type DraftProblems,
  draftOf,
  draftProblems,
  emptyDraft,
  partyLimits,
  type SearchDraft,
  searchOf,
} from "../verticals/flights/search-form/search-draft.ts";
export {
  type CancellationFacts,
  type CancellationStretch,
  cancellationFacts,
  cancellationTimeline,
} from "../verticals/hotels/cancellation-facts.ts";
export {
  decodeHotelView,
  encodeHotelView,
  type HotelFilters,
  type HotelSort,
  type HotelView,
  hotelSorts,
  isFiltered,
  noHotelFilters,
  scoreSteps,
} from "../verticals/hotels/hotel-filters.ts";
export {
  createHotelResultsStore,
  createHotelSearch,
  type FindHotelsOutcome,
  type HotelFinder,
  type HotelResults,
  type HotelResultsStore,
  type TouchHotelsOutcome,
} from "../verticals/hotels/hotel-search.ts";
export {
  countHotels,
  createHotelTable,
  type HotelFacet,
  type HotelFacets,
  type HotelTable,
  hotelFacetsOf,
  selectHotels,
} from "../verticals/hotels/hotel-table.ts";
export { type HotelsPorts, hotelsActors, hotelsActorsOver } from "../verticals/hotels/hotels.actors.ts";
export { connectHotels, type HotelsView } from "../verticals/hotels/hotels.connect.ts";
export { hotelsMachine } from "../verticals/hotels/hotels.machine.ts";
export {
  type AccommodationKind,
  accommodationKinds,
  type BedKind,
  type Board,
  type BookedStay,
  type Hotel,
  type HotelAmenity,
  type HotelBooking,
  type HotelDetail,
  type HotelOffer,
  type HotelOutcome,
  type HotelPicture,
  type HotelPlacesService,
  type HotelQuote,
  type HotelReview,
  type HotelRoom,
  type HotelsContext,
  type HotelsEvent,
  type HotelsInput,
  type HotelsOwnScreen,
  type HotelsService,
  type HotelsStart,
  hotelAmenities,
  isHotelBooking,
  isHotelQuote,
  type Occupancy,
  type PlacesOutcome,
  type RoomRate,
  type Stay,
} from "../verticals/hotels/hotels.types.ts";
export {
  createRecentStays,
  type RecentStay,
  type RecentStays,
  recentPlaces,
} from "../verticals/hotels/recent-stays.ts";
export { canAddRoom, changeRooms, type RoomsChange } from "../verticals/hotels/room-parties.ts";
export {
  connectRoomChoice,
  type OfferedRoom,
  type RequestedRoom,
  type RoomChoiceView,
} from "../verticals/hotels/rooms/room-choice.connect.ts";
export { roomChoiceMachine } from "../verticals/hotels/rooms/room-choice.machine.ts";
export type {
  RoomChoiceEvent,
  RoomChoiceInput,
  RoomChoiceOutput,
  RoomPicks,
} from "../verticals/hotels/rooms/room-choice.types.ts";
export {
  checkStay,
  decodeStay,
  encodeStay,
  guestCounts,
  isPlaceId,
  isStayForm,
  nextDay,
  nightsBetween,
  type RoomParty,
  readRooms,
  readStay,
  type StayCriteria,
  type StayProblem,
  stayFromForm,
  stayLimits,
  usualRooms,
  writeRooms,
} from "../verticals/hotels/stay-criteria.ts";
