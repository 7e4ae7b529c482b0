import Languages from "lucide-react/icons/languages";
import { Anchor } from "../anchor/anchor.tsx";
import { Icon } from "../icon/icon.tsx";
import { languageSwitch } from "./language-switch.css.ts";

/** To this page in the other language, named in that language, so that whoever needs it can read it. */
export const LanguageSwitch = ({
  href,
  lang,
  dir,
  name,
}: {
  href: string;
  lang: string;
  dir: string;
  name: string;
}) => (
  <Anchor href={href} hrefLang={lang} lang={lang} dir={dir} className={languageSwitch}>
    <Icon of={Languages} size={18} />
    {name}
  </Anchor>
);
