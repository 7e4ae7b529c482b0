import { dayIn } from "../product/days.ts";
import { keepStill } from "./stillness.ts";

const search = `/flights/search?trip=return&legs=KHI-JED.${dayIn(28)}_JED-KHI.${dayIn(35)}&adults=2&children=1&infants=0&cabin=economy`;
const oneWay = `/flights/search?trip=one_way&legs=KHI-LHE.${dayIn(28)}&adults=1&children=0&infants=0&cabin=economy`;

keepStill("en", "phone", ["/login", search, "/bus/sindhu-express", "/tours/lahore"]);
keepStill("ar", "phone", ["/signup", "/buy-bus-tickets-online", "/saved", oneWay]);
keepStill("en", "desktop", [search, "/preferences", `/bus/lahore-to-multan?date=${dayIn(20)}`]);
