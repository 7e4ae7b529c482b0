import { counted, type FaultRow, shown } from "./fault.types.ts";

const money = "journeys/src/journeys/money-faults.full.test.ts";
const browser = "journeys/src/journeys/browser-faults.full.test.ts";
const fields = "engine/src/kernel/fields/fields.test.ts";
const dates = "engine/src/kernel/calendar-date.test.ts";
const places = "engine/src/kernel/place-time.test.ts";
const deadline = "engine/src/kernel/deadline.test.ts";
const auth = "sandbox/src/services/app/auth.contract.test.ts";
const sessions = "journeys/src/http/sessions.test.ts";
const addresses = "journeys/src/http/addresses.test.ts";
const files = "sandbox/src/services/app/contact.contract.test.ts";

/** Time, what people type, and what people try. */
export const inputFaults: readonly FaultRow[] = [
  {
    number: 22,
    fault: "The results expire while somebody reads them",
    must: "They are told, may refresh, search again or go back; nothing old is chosen from.",
    layers: ["simulation"],
    coveredBy: [
      counted("the search was left to expire"),
      shown(
        "engine/src/booking/search/search.test.ts",
        "behavior: results warn, expire at their very millisecond, and are not chosen from after it",
      ),
    ],
  },
  {
    number: 29,
    fault: "The device's clock is a day off, jumps, or sleeps",
    must: "Countdowns go by the service's clock and never get longer.",
    layers: ["simulation", "browser"],
    coveredBy: [
      counted("the device's clock is wrong"),
      counted("slept past a deadline"),
      shown(deadline, "default: a device a day behind still counts down to the service's deadline"),
      shown(deadline, "behavior: the remaining time never grows, whatever the clock does"),
      shown(
        "engine/src/kernel/flow/wait-until.test.ts",
        "behavior: a device that slept past the instant knows it within a second",
      ),
      shown(
        "web/src/engine/asking/server-clock.test.ts",
        "behavior: a page that was kept for a while leaves the clock behind until the first answer, and never ahead",
      ),
      shown(money, "behavior: a device whose clock is a day ahead counts down to the same end, and pays in time"),
    ],
  },
  {
    number: 30,
    fault: "Clocks are put forward or back, or the traveller's zone is not the airport's",
    must: "Times are the airport's own; durations are between instants.",
    layers: ["property"],
    coveredBy: [
      shown(
        places,
        "behavior: the hour that clocks pass twice is the earlier, the one they skip is by the clock of before",
      ),
      shown(places, "behavior: what a place's clocks show at an instant leads back to it"),
      shown(
        "engine/src/booking/confirm/calendar-file.test.ts",
        "behavior: a zone whose clocks change between two flights has both offsets",
      ),
    ],
  },
  {
    number: 31,
    fault: "Server and browser have different editions of the time zone tables",
    must: "What a place's clocks show is told by the service, and not reckoned again.",
    layers: ["clients"],
    coveredBy: [
      shown(
        "web/src/features/flight-itinerary/flight-words.test.ts",
        "default: times stand as on the clocks of their place",
      ),
      shown("web/src/i18n/format.test.ts", "behavior: a place's time is shown as its own clocks show it"),
    ],
  },
  {
    number: 32,
    fault: "A birthday on a leap day; turning 2, 12 or 13 on the day of travel",
    must: "The age is that on the day of travel.",
    layers: ["property"],
    coveredBy: [
      shown(dates, "behavior: ages are those that Temporal reckons, except that a leap-day birthday falls on 1 March"),
      shown(dates, "behavior: bands turn at 2 and at 12"),
      shown(
        "engine/src/booking/travellers/travellers.test.ts",
        "behavior: the age band is that of the last day of travel",
      ),
    ],
  },
  {
    number: 33,
    fault: "Dates of the other calendar, digits of another script",
    must: "They are the same date and the same number.",
    layers: ["property"],
    coveredBy: [
      shown("engine/src/kernel/digits.test.ts", "default: Arabic-Indic and Persian digits become ASCII"),
      shown(dates, "default: a day in any digits"),
      shown("web/src/features/flight-search/search-form.test.tsx", "behavior: the Saudi edition writes both calendars"),
    ],
  },
  {
    number: 42,
    fault: "Keys such as __proto__ in answers and addresses",
    must: "They are passed over.",
    layers: ["property"],
    coveredBy: [
      shown("api-clients/src/http/decode.test.ts", "behavior: hostile keys are dropped: %s"),
      shown(
        "engine/src/verticals/flights/criteria.test.ts",
        "behavior: any text is read as far as it goes, and reading it again changes nothing",
      ),
      shown(addresses, "behavior: a hostile query like %s breaks nothing"),
    ],
  },
  {
    number: 43,
    fault: "Markup and scripts in names, writing, links and notifications",
    must: "They are text; a link that could run something is none.",
    layers: ["browser", "property"],
    coveredBy: [
      shown("web/src/features/content/blocks.test.tsx", "behavior: markup in a text stays text"),
      shown(
        "api-clients/src/wire/text.test.ts",
        "behavior: whatever the text, what is kept stays on this site or on https",
      ),
      shown(
        "api-clients/src/content/content.markdown.test.ts",
        "behavior: total over any text, and every link it keeps is safe",
      ),
      shown(
        browser,
        "behavior: strings that break programs are kept as they were typed, or the field says what is wrong; none runs",
      ),
    ],
  },
  {
    number: 44,
    fault: "Marks that turn the direction, signs without width, look-alikes in names",
    must: "A name is set apart from what stands around it, and such marks are refused in it.",
    layers: ["property", "browser"],
    coveredBy: [
      shown(fields, "travel name: %j"),
      shown(
        "api-clients/src/wire/text.test.ts",
        "behavior: marks that turn the direction and control characters go, joiners and words stay",
      ),
    ],
  },
  {
    number: 45,
    fault: "Strings that break programs: control signs, emoji, combining marks, queries, markup, very long ones",
    must: "They come back as they were, or the field names what is wrong.",
    layers: ["clients", "browser"],
    coveredBy: [
      shown(fields, "every field: any text is a value or a problem, and a value checks to itself"),
      shown(
        "api-clients/src/http/client.test.ts",
        "behavior: a request that cannot be written is a problem, not a throw",
      ),
      shown(
        browser,
        "behavior: strings that break programs are kept as they were typed, or the field says what is wrong; none runs",
      ),
    ],
  },
  {
    number: 46,
    fault: "An address to go on to that leads to another site",
    must: "Only paths of this site are gone on to, and only listed banks.",
    layers: ["property"],
    coveredBy: [
      shown(
        "engine/src/account/sign-in/safe-return-path.test.ts",
        "behavior: whatever the text, a browser stays on the site",
      ),
      shown(
        "engine/src/booking/payment/payment.model.test.ts",
        "behavior: nobody is sent to an origin that is not allowed",
      ),
      shown(sessions, "behavior: %s leads home instead"),
    ],
  },
  {
    number: 47,
    fault: "Another site makes a browser write something here",
    must: "It is refused, on every address that writes.",
    layers: ["http"],
    coveredBy: [
      shown("journeys/src/http/writes.test.ts", "behavior: nothing is written anywhere"),
      shown("web/src/server/security/cross-site.test.ts", "behavior: refuses a write from %s"),
    ],
  },
  {
    number: 48,
    fault: "A session's cookie that scripts or other sites can use, or one that was planted",
    must: "It has every flag, and each sign-in makes a new one.",
    layers: ["http"],
    coveredBy: [
      shown(sessions, "default: is one opaque cookie that scripts and other sites cannot use"),
      shown(sessions, "behavior: is new at each sign-in, and the one before it is dead"),
    ],
  },
  {
    number: 49,
    fault: "A credential of the services in what a browser receives",
    must: "None is in any byte.",
    layers: ["browser"],
    coveredBy: [
      shown(sessions, "behavior: no credential and no token is in any byte that reaches a browser"),
      shown("journeys/src/size/client-secrets.test.ts", "default: the browser's build holds nothing of %s"),
    ],
  },
  {
    number: 50,
    fault: "Somebody asks for what is another's, by its id",
    must: "What is listed for one person alone is as absent as what never was. Whoever has a booking's own address sees what was booked, what it cost and how it stands, and nobody's data.",
    layers: ["http"],
    coveredBy: [
      shown(sessions, "behavior: neither sees what is the other's"),
      shown(
        "sandbox/src/services/flights/bookings/flight-bookings.test.ts",
        "behavior: a booking that is not one's own is as absent as one that never was",
      ),
      shown(
        "sandbox/src/services/client/saved-travellers.contract.test.ts",
        "behavior: one person's travellers do not exist for another",
      ),
      shown(
        "sandbox/src/services/hotels/hotel-bookings.test.ts",
        "default: the owner reads who stays where; a stranger reads where alone",
      ),
    ],
  },
  {
    number: 51,
    fault: "An address with a reference, an id or a city that is not there",
    must: "A page that says so, never an error of the server.",
    layers: ["property"],
    coveredBy: [
      shown(addresses, "behavior: %s is not there, and nothing breaks"),
      shown(
        "journeys/src/journeys/flight-booking.test.ts",
        "behavior: a step that is not open yet leads to the first that is not complete, and a lost reference says so",
      ),
    ],
  },
  {
    number: 52,
    fault: "A later step is opened by its address",
    must: "It leads to the first step that is not complete.",
    layers: ["simulation"],
    coveredBy: [
      counted("came back by the address"),
      shown(
        "engine/src/verticals/flights/flights.test.ts",
        "behavior: a step that is not open yet leads to the first one that is not complete",
      ),
    ],
  },
  {
    number: 65,
    fault: "Codes are guessed, asked for in floods, or an old one is used after a new one",
    must: "It locks, makes wait, and the old code is dead.",
    layers: ["http"],
    coveredBy: [
      shown(auth, "behavior: resend waits 60 then 120 seconds and ends the code before"),
      shown(auth, "behavior: five wrong codes lock the phone for a quarter of an hour"),
      shown(sessions, "behavior: forty codes from one address are enough, whatever phones they are for"),
    ],
  },
  {
    number: 66,
    fault: "Who has an account is found out by signing in or resetting a password",
    must: "The answers are the same for who has one and who has not.",
    layers: ["http"],
    coveredBy: [
      shown(auth, "behavior: an unknown user and a wrong password cannot be told apart, to the lock and beyond"),
      shown(auth, "behavior: a phone without an account gets the same answers and no code"),
      shown(
        "web/src/server/account/limited-auth.test.ts",
        "behavior: a refusal is the same for who exists and who does not",
      ),
      shown(
        "journeys/src/http/who-has-an-account.test.ts",
        "behavior: who has an account and who has none are refused word for word alike, and as fast",
      ),
      shown(
        "sandbox/src/services/accounts/same-work.test.ts",
        "behavior: a code for a forgotten password costs as much work for who has an account as for who has none (%s)",
      ),
    ],
  },
  {
    number: 67,
    fault: "A social account that is not set up, or a way back from one that was forged",
    must: "It is not offered; it is refused.",
    layers: ["http"],
    coveredBy: [
      shown(
        "journeys/src/journeys/sign-in.test.ts",
        "behavior: social sign-in is not offered where it is not configured",
      ),
      shown("web/src/server/account/social.test.ts", "behavior: only a token of this browser's own journey counts"),
      shown(auth, "behavior: an id token that is %s is refused"),
    ],
  },
  {
    number: 70,
    fault: "Rounded lines that do not come to the total",
    must: "What is left over goes to the largest remainders, and the total stands.",
    layers: ["property"],
    coveredBy: [
      shown(
        "engine/src/kernel/money.test.ts",
        "behavior: left over units go to the largest remainders, the earlier when they tie",
      ),
      shown("engine/src/booking/review/price-ledger.test.ts", "behavior: the sum of the lines is the total, always"),
    ],
  },
  {
    number: 73,
    fault: "A file of the wrong kind, without a byte, too large, or with a hostile name",
    must: "What is wrong with it is named.",
    layers: ["http"],
    coveredBy: [
      shown(files, "behavior: an empty file, a large one and one that is not what it says are refused by name"),
      shown(files, "behavior: hostile names become plain ones"),
    ],
  },
  {
    number: 74,
    fault: "The puzzle's service is down",
    must: "A message; what was written stays.",
    layers: ["http"],
    coveredBy: [
      shown(
        "journeys/src/journeys/contact.test.ts",
        "behavior: when the check cannot be made the letter is kept, and goes once it can",
      ),
      shown(
        "web/src/server/captcha/captcha.test.ts",
        "behavior: a store that does not answer is said to be so, and nothing passes",
      ),
    ],
  },
  {
    number: 77,
    fault: "A crawler meets a page that is not there",
    must: "It is told so, and sent nowhere.",
    layers: ["http"],
    coveredBy: [shown(addresses, "behavior: are told of %s in a few words")],
  },
  {
    number: 78,
    fault: "Addresses with a slash too many, the language twice, other letters, an encoded slash",
    must: "One redirect at most, or a page that is not there.",
    layers: ["property", "http"],
    coveredBy: [
      shown(
        "web/src/server/request/addresses.test.ts",
        "behavior: whatever is asked for, one redirect is enough and it stays on this site",
      ),
      shown(addresses, "behavior: %s has moved for good to %s, in one step"),
    ],
  },
  {
    number: 80,
    fault: "Somebody is told that it was too often",
    must: "They are told when to come again.",
    layers: ["http"],
    coveredBy: [
      shown(
        "web/src/server/account/limited-auth.test.ts",
        "behavior: after ten failures the service is not asked any more, and the instant to come back is told",
      ),
      shown(sessions, "behavior: forty codes from one address are enough, whatever phones they are for"),
      shown(
        "web/src/features/shell/problem-words.test.ts",
        "default: every problem has words in both languages, and none are upstream's",
      ),
    ],
  },
];
