import ArrowRight from "lucide-react/icons/arrow-right";
import BedDouble from "lucide-react/icons/bed-double";
import Bell from "lucide-react/icons/bell";
import Bus from "lucide-react/icons/bus";
import CalendarDays from "lucide-react/icons/calendar-days";
import House from "lucide-react/icons/house";
import MapPin from "lucide-react/icons/map-pin";
import Plane from "lucide-react/icons/plane";
import Settings from "lucide-react/icons/settings";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import { Status } from "../components/badge/badge.tsx";
import { BottomNavigation } from "../components/bottom-navigation/bottom-navigation.tsx";
import { Brand } from "../components/brand-mark/brand-mark.tsx";
import { Button, ButtonLink } from "../components/button/button.tsx";
import { Card, CardLink } from "../components/card/card.tsx";
import { Checkbox } from "../components/checkbox/checkbox.tsx";
import { Accordion } from "../components/disclosure/disclosure.tsx";
import { Footer } from "../components/footer/footer.tsx";
import { Hero } from "../components/hero/hero.tsx";
import { Icon } from "../components/icon/icon.tsx";
import { LanguageSwitch } from "../components/language-switch/language-switch.tsx";
import { Link } from "../components/link/link.tsx";
import { PasswordField } from "../components/password-field/password-field.tsx";
import { PhoneField } from "../components/phone-field/phone-field.tsx";
import { Poster } from "../components/poster/poster.tsx";
import { Price } from "../components/price/price.tsx";
import { Segmented } from "../components/segmented/segmented.tsx";
import { Select } from "../components/select/select.tsx";
import { Tabs } from "../components/tabs/tabs.tsx";
import { TextField } from "../components/text-field/text-field.tsx";
import { TicketCard, TicketFacts, TicketLeg } from "../components/ticket-card/ticket-card.tsx";
import { TopBar } from "../components/top-bar/top-bar.tsx";
import { Container, Divider, Section, Shelf, Spread, Stack } from "../layout/layout.tsx";
import { Page, SplitPage } from "../layout/page.tsx";
import { SampleCode } from "./sample-code.tsx";
import * as css from "./workshop.css.ts";
import type { Say } from "./workshop.types.ts";

const other = (say: Say) => (
  <LanguageSwitch href="#other" lang={say("ar", "en")} dir={say("rtl", "ltr")} name={say("العربية", "English")} />
);
const brand = (say: Say) => <Brand name={say("Safar", "سفر")} />;

const Search = ({ say }: { say: Say }) => (
  <form action="#results">
    <Spread>
      <Segmented
        label={say("Kind of trip", "نوع الرحلة")}
        name="trip"
        defaultValue="return"
        segments={[
          { value: "return", label: say("Return", "ذهاب وعودة") },
          { value: "single", label: say("One way", "ذهاب فقط") },
        ]}
      />
    </Spread>
    <div className={css.searchRow}>
      <TextField label={say("From", "من")} icon={MapPin} name="from" defaultValue={say("Karachi", "كراتشي")} />
      <TextField
        label={say("To", "إلى")}
        icon={MapPin}
        name="to"
        placeholder={say("City or airport", "مدينة أو مطار")}
      />
      <TextField
        label={say("Dates", "التواريخ")}
        icon={CalendarDays}
        name="dates"
        defaultValue={say("3 – 10 Dec", "3 – 10 ديسمبر")}
      />
      <Select label={say("Travellers", "المسافرون")} name="party" defaultValue="2">
        <option value="1">{say("1 adult", "بالغ واحد")}</option>
        <option value="2">{say("2 adults", "بالغان")}</option>
      </Select>
      <Button kind="next" type="submit" wide>
        {say("Search", "ابحث")}
        <Icon of={ArrowRight} directional />
      </Button>
    </div>
  </form>
);

/** A home page, to tune the system as a whole. */
export function HomeSample({ say }: { say: Say }) {
  const places = [
    { name: "Makkah", label: say("Makkah", "مكة المكرمة"), price: say("from PKR 96,400", "من 96,400 روبية") },
    { name: "Lahore", label: say("Lahore", "لاهور"), price: say("from PKR 18,900", "من 18,900 روبية") },
    { name: "Riyadh", label: say("Riyadh", "الرياض"), price: say("from PKR 88,250", "من 88,250 روبية") },
    { name: "AlUla", label: say("AlUla", "العُلا"), price: say("from PKR 121,000", "من 121,000 روبية") },
  ];
  const events = [
    {
      name: "Night of Qawwali",
      kind: "event",
      label: say("A night of qawwali", "ليلة قوالي"),
      on: say("Lahore, 12 December", "لاهور، 12 ديسمبر"),
    },
    { name: "Salt", kind: "film", label: say("Salt", "ملح"), on: say("In cinemas now", "في دور السينما الآن") },
    {
      name: "Dar Al Noor",
      kind: "hotel",
      label: say("Dar Al Noor", "دار النور"),
      on: say("Madinah, breakfast included", "المدينة المنورة، الإفطار مشمول"),
    },
  ] as const;
  return (
    <Page
      layout="home"
      skip={say("Skip to content", "انتقل إلى المحتوى")}
      header={
        <TopBar
          kind="clear"
          brand={brand(say)}
          home={{ href: "#home", label: say("Safar, home", "سفر، الرئيسية") }}
          label={say("Main", "الرئيسية")}
          links={[
            { href: "#flights", label: say("Flights", "الطيران"), isCurrent: true },
            { href: "#hotels", label: say("Hotels", "الفنادق") },
            { href: "#buses", label: say("Buses", "الحافلات") },
            { href: "#events", label: say("Events", "الفعاليات") },
          ]}
        >
          {other(say)}
          <Link kind="plain" href="#sign-in">
            {say("Sign in", "تسجيل الدخول")}
          </Link>
        </TopBar>
      }
      bottom={
        <BottomNavigation
          label={say("Places", "الأقسام")}
          entries={[
            { href: "#home", label: say("Home", "الرئيسية"), icon: House, isCurrent: true },
            { href: "#bookings", label: say("Bookings", "الحجوزات"), icon: Ticket },
            { href: "#family", label: say("Family", "العائلة"), icon: Users },
            {
              href: "#news",
              label: say("Notices", "الإشعارات"),
              icon: Bell,
              count: { shown: "3", label: say("3 unread", "3 غير مقروءة") },
            },
            { href: "#settings", label: say("Settings", "الإعدادات"), icon: Settings },
          ]}
        />
      }
      footer={
        <Footer
          columns={[
            {
              title: say("Book", "احجز"),
              links: [
                { href: "#flights", label: say("Flights", "الطيران") },
                { href: "#hotels", label: say("Hotels", "الفنادق") },
                { href: "#buses", label: say("Buses", "الحافلات") },
              ],
            },
            {
              title: say("Your trips", "رحلاتك"),
              links: [
                { href: "#bookings", label: say("Bookings", "الحجوزات") },
                { href: "#wallet", label: say("Wallet", "المحفظة") },
              ],
            },
            {
              title: say("Help", "المساعدة"),
              links: [
                { href: "#contact", label: say("Contact us", "اتصل بنا") },
                { href: "#refunds", label: say("Refunds", "الاسترداد") },
              ],
            },
          ]}
        >
          <span>{say("© 2026 Safar", "© 2026 سفر")}</span>
          {other(say)}
        </Footer>
      }
    >
      <Hero
        title={say("Where does the road take you?", "إلى أين يأخذك الطريق؟")}
        intro={say(
          "Flights, hotels and buses across Pakistan, Saudi Arabia and beyond. The price you see is the price you pay.",
          "رحلات طيران وفنادق وحافلات في باكستان والسعودية وما بعدهما. السعر الذي تراه هو السعر الذي تدفعه.",
        )}
        panel={<Search say={say} />}
      />
      <Section title={say("Your next trip", "رحلتك القادمة")}>
        <TicketCard
          head={
            <>
              <span>
                {say("Karakoram Air", "طيران قراقرم")} <bdi>KQ 412</bdi>
              </span>
              <span>{say("Thursday 3 December 2026", "الخميس 3 ديسمبر 2026")}</span>
            </>
          }
          stub={
            <>
              <SampleCode />
              <strong>
                <bdi>SFR-48213</bdi>
              </strong>
              <Status tone="success">{say("Confirmed", "مؤكد")}</Status>
            </>
          }
        >
          <TicketLeg
            icon={Plane}
            turn={45}
            from={{ time: "08:25", place: say("Karachi KHI", "كراتشي KHI") }}
            to={{ time: "10:40", place: say("Riyadh RUH", "الرياض RUH") }}
            between={say("4 h 15 min, direct", "4 س 15 د، مباشرة")}
          />
          <TicketFacts
            facts={[
              { label: say("Traveller", "المسافر"), value: say("Amal Qureshi", "أمل القريشي") },
              { label: say("Seat", "المقعد"), value: "14A" },
              { label: say("Gate", "البوابة"), value: "B7" },
              { label: say("Hijri date", "التاريخ الهجري"), value: say("23 Jumada II 1448", "23 جمادى الآخرة 1448") },
            ]}
          />
        </TicketCard>
      </Section>
      <Section
        title={say("Where people are going", "وجهات يقصدها المسافرون")}
        intro={say("Return fares for the next four weeks", "أسعار الذهاب والعودة خلال الأسابيع الأربعة القادمة")}
        action={
          <Link kind="alone" href="#all">
            {say("All destinations", "جميع الوجهات")}
            <Icon of={ArrowRight} size={18} directional />
          </Link>
        }
      >
        <Shelf least="15rem">
          {places.map(({ name, label, price }) => (
            <Card key={name} as="article" kind="link" media={<Poster kind="city" name={name} />}>
              <h3>
                <CardLink href={`#${name}`}>{label}</CardLink>
              </h3>
              <Price amount={price} />
            </Card>
          ))}
        </Shelf>
      </Section>
      <Section title={say("This month", "هذا الشهر")}>
        <Shelf least="18rem">
          {events.map(({ name, kind, label, on }) => (
            <Card key={name} as="article" kind="link" media={<Poster kind={kind} name={name} />}>
              <h3>
                <CardLink href={`#${kind}`}>{label}</CardLink>
              </h3>
              <p>{on}</p>
            </Card>
          ))}
        </Shelf>
      </Section>
      <Section title={say("Good to know", "معلومات تهمك")}>
        <Tabs
          label={say("Topics", "المواضيع")}
          tabs={[
            {
              id: "flights",
              icon: Plane,
              label: say("Flights", "الطيران"),
              panel: (
                <Accordion
                  name="faq"
                  items={[
                    {
                      id: "refund",
                      title: say("When does my refund arrive?", "متى يصلني المبلغ المسترد؟"),
                      body: say("Within 7 days, to the card you paid with.", "خلال 7 أيام، إلى البطاقة التي دفعت بها."),
                    },
                    {
                      id: "name",
                      title: say("Can I correct a name?", "هل يمكنني تصحيح اسم؟"),
                      body: say(
                        "Yes, free of charge until 24 hours before departure.",
                        "نعم، مجانًا حتى 24 ساعة قبل المغادرة.",
                      ),
                    },
                  ]}
                />
              ),
            },
            {
              id: "hotels",
              icon: BedDouble,
              label: say("Hotels", "الفنادق"),
              panel: say("Check in from 14:00.", "تسجيل الدخول من الساعة 14:00."),
            },
            {
              id: "buses",
              icon: Bus,
              label: say("Buses", "الحافلات"),
              panel: say("Be there 20 minutes early.", "احضر قبل الموعد بعشرين دقيقة."),
            },
          ]}
        />
      </Section>
    </Page>
  );
}

/** A sign-in page, to tune forms. */
export const SignInSample = ({ say }: { say: Say }) => (
  <SplitPage skip={say("Skip to content", "انتقل إلى المحتوى")} art={<Poster kind="city" name="Multan" />}>
    <Container width="narrow">
      <Stack gap="5" as="form">
        {brand(say)}
        <div>
          <h1>{say("Welcome back", "أهلًا بعودتك")}</h1>
          <p>{say("Sign in to see your trips.", "سجّل الدخول لعرض رحلاتك.")}</p>
        </div>
        <Segmented
          label={say("Sign in with", "الدخول بواسطة")}
          name="by"
          defaultValue="phone"
          segments={[
            { value: "phone", label: say("Mobile", "الجوال") },
            { value: "mail", label: say("E-mail", "البريد الإلكتروني") },
          ]}
        />
        <PhoneField
          label={say("Mobile number", "رقم الجوال")}
          codeLabel={say("Country code", "رمز الدولة")}
          codeName="country"
          defaultCode="SA"
          name="phone"
          codes={[
            { value: "SA", code: "+966", name: say("Saudi Arabia", "السعودية") },
            { value: "PK", code: "+92", name: say("Pakistan", "باكستان") },
          ]}
        />
        <PasswordField
          label={say("Password", "كلمة المرور")}
          name="password"
          show={say("Show password", "إظهار كلمة المرور")}
          hide={say("Hide password", "إخفاء كلمة المرور")}
          error={say(
            "This password is not right. Try again or set a new one.",
            "كلمة المرور غير صحيحة. حاول مجددًا أو عيّن كلمة جديدة.",
          )}
        />
        <Spread>
          <Checkbox label={say("Remember me", "تذكرني")} name="remember" defaultChecked />
          <Link kind="alone" href="#reset">
            {say("Forgot your password?", "نسيت كلمة المرور؟")}
          </Link>
        </Spread>
        <Button kind="next" type="submit" wide>
          {say("Sign in", "تسجيل الدخول")}
        </Button>
        <Divider />
        <ButtonLink href="#sign-up" wide>
          {say("Create an account", "إنشاء حساب")}
        </ButtonLink>
      </Stack>
    </Container>
  </SplitPage>
);
