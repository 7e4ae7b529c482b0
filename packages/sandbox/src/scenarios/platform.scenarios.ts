import type { Scenario } from "./scenario.ts";

const token = ["C025"];
const otp = ["C071"];

export const platformScenarios: readonly Scenario[] = [
  {
    name: "401ONCE",
    trigger: { by: "switch" },
    happens: {
      en: "The service tokens expire at once; new ones work.",
      ar: "تنتهي صلاحية رموز الخدمة فورًا، وتعمل الرموز الجديدة.",
    },
    calls: token,
  },
  {
    name: "401ALWAYS",
    trigger: { by: "switch" },
    happens: {
      en: "Service tokens are refused, and so is every new one.",
      ar: "تُرفض رموز الخدمة، ويُرفض إصدار رموز جديدة.",
    },
    calls: token,
  },
  {
    name: "otp_wrong_once",
    trigger: { by: "mobile", endsWith: "0000" },
    happens: {
      en: "The first right code is called wrong; the next works.",
      ar: "يُرفض الرمز الصحيح مرة واحدة ثم يُقبل.",
    },
    calls: otp,
  },
  {
    name: "otp_expires",
    trigger: { by: "mobile", endsWith: "1111" },
    happens: {
      en: "The first code has expired; a new one works.",
      ar: "الرمز الأول منتهي الصلاحية، ويعمل الرمز الجديد.",
    },
    calls: otp,
  },
  {
    name: "currencies_down",
    trigger: { by: "switch" },
    happens: { en: "The currencies cannot be loaded.", ar: "يتعذّر تحميل العملات." },
    calls: ["C001"],
    outage: { calls: ["C001", "C002"] },
  },
  {
    name: "countries_down",
    trigger: { by: "switch" },
    happens: { en: "The countries cannot be loaded.", ar: "يتعذّر تحميل قائمة الدول." },
    calls: ["C003"],
    outage: { calls: ["C003"] },
  },
  {
    name: "many_notifications",
    trigger: { by: "switch" },
    happens: { en: "Somebody signed in has 5,000 notifications.", ar: "لدى المستخدم المسجَّل 5000 إشعار." },
    calls: ["C114"],
  },
  {
    name: "dashboard_down",
    trigger: { by: "switch" },
    happens: { en: "The home page's dashboard cannot be loaded.", ar: "يتعذّر تحميل محتوى الصفحة الرئيسية." },
    calls: ["C121"],
    outage: { calls: ["C121"] },
  },
  {
    name: "dashboard_user_fails",
    trigger: { by: "switch" },
    happens: {
      en: "The dashboard fails for signed-in people; without a token it loads.",
      ar: "يتعذّر تحميل المحتوى للمستخدم المسجّل، ويُحمَّل دون تسجيل دخول.",
    },
    calls: ["C121"],
  },
  {
    name: "content_down",
    trigger: { by: "switch" },
    happens: {
      en: "Blogs and information pages cannot be loaded.",
      ar: "يتعذّر تحميل المدونات وصفحات المعلومات.",
    },
    calls: ["C119"],
  },
  {
    name: "all_verticals",
    trigger: { by: "switch" },
    happens: {
      en: "Every vertical and feature is offered, in both editions.",
      ar: "تُعرض جميع الخدمات والمزايا في النسختين.",
    },
    calls: ["C121"],
  },
  {
    name: "code_after_password",
    trigger: { by: "switch" },
    happens: {
      en: "Signing in with a password asks for a code as well.",
      ar: "يُطلب رمز تحقق بعد تسجيل الدخول بكلمة المرور.",
    },
    calls: ["C071"],
  },
  {
    name: "captcha_down",
    trigger: { by: "switch" },
    happens: { en: "Messages from the contact form cannot be checked.", ar: "يتعذّر التحقق من رسائل نموذج التواصل." },
    calls: ["C049"],
  },
  {
    name: "travel_down",
    trigger: { by: "switch" },
    happens: { en: "The flight and general service is down.", ar: "خدمة الرحلات والخدمات العامة متوقفة." },
    calls: [],
    outage: { service: "travel" },
  },
  {
    name: "hotels_down",
    trigger: { by: "switch" },
    happens: { en: "The hotel service is down.", ar: "خدمة الفنادق متوقفة." },
    calls: [],
    outage: { service: "hotels" },
  },
  {
    name: "app_down",
    trigger: { by: "switch" },
    happens: { en: "The main service is down.", ar: "الخدمة الرئيسية متوقفة." },
    calls: [],
    outage: { service: "app" },
  },
  {
    name: "client_down",
    trigger: { by: "switch" },
    happens: { en: "The client service is down.", ar: "خدمة العملاء متوقفة." },
    calls: [],
    outage: { service: "client" },
  },
];
