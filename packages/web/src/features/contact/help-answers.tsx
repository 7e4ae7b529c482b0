import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Accordion } from "@safar/ui/disclosure";
import { Icon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import { SearchField } from "@safar/ui/search-field";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { writeId } from "../../app/addresses/write-place.ts";
import { plain } from "../search-form/places-like.ts";
import * as css from "./contact.css.ts";
import { type HelpQuestion, type HelpTopic, helpTopics } from "./help-topics.ts";

function Answer({ of: { answer, ways } }: { of: HelpQuestion }) {
  const { t } = useLingui();
  return (
    <div className={css.answer}>
      <p>{t(answer)}</p>
      {ways.length > 0 && (
        <p className={css.answerWays}>
          {ways.map(({ href, label }) => (
            <Link key={href} kind="alone" href={href}>
              {t(label)}
              <Icon of={ArrowRight} size={16} directional />
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

function Topic({ of: { icon, id, questions, title } }: { of: HelpTopic }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby={`topic-${id}`}>
      <h2 id={`topic-${id}`} className={css.topic}>
        <Icon of={icon} />
        {t(title)}
      </h2>
      <Accordion
        name={`topic-${id}`}
        items={questions.map((one) => ({
          id: `${id}-${one.id}`,
          title: t(one.question),
          body: <Answer of={one} />,
        }))}
      />
    </section>
  );
}

/** What people ask, by topic, and a search through it that works by its address too. `asked` is what was searched for. */
export function HelpAnswers({ asked }: { readonly asked: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [text, setText] = useState(asked);
  const words = plain(text).split(/\s+/u).filter(Boolean);
  const isMeant = (...said: readonly MessageDescriptor[]) => {
    const text = plain(said.map((one) => t(one)).join(" "));
    return words.every((word) => text.includes(word));
  };
  const found = helpTopics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ answer, question }) => isMeant(topic.title, question, answer)),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <div className={css.answers}>
      <form role="search" action={localisePath(paths.contactUs(), locale)} className={css.search}>
        <SearchField
          label={t`What is it about?`}
          name="q"
          id="help-search"
          placeholder={t`Such as: refund, ticket, voucher`}
          defaultValue={asked}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <noscript>
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </noscript>
      </form>
      {found.length > 0 ? (
        found.map((topic) => <Topic key={topic.id} of={topic} />)
      ) : (
        <p role="status">
          <Trans>Nothing here says that.</Trans>{" "}
          <a href={`#${writeId}`}>
            <Trans>Write to us</Trans>
          </a>
        </p>
      )}
    </div>
  );
}
