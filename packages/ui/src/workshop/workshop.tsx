import * as css from "./workshop.css.ts";
import type { Say, Workshop } from "./workshop.types.ts";

const languages = [
  { lang: "en", dir: "ltr", say: (english) => english },
  { lang: "ar", dir: "rtl", say: (_, arabic) => arabic },
] as const satisfies readonly { lang: string; dir: string; say: Say }[];
const modes = ["light", "dark"] as const;

export type Look = { readonly lang: "en" | "ar"; readonly mode: "light" | "dark" };

/** Every component, or the one asked for, in both languages and both modes side by side, or as the one look asked for. */
export function WorkshopPage({
  workshops,
  part,
  look,
}: {
  workshops: readonly Workshop[];
  part?: string | undefined;
  look?: Look | undefined;
}) {
  const looks = languages
    .flatMap((language) => modes.map((mode) => ({ ...language, mode })))
    .filter(({ lang, mode }) => !look || (look.lang === lang && look.mode === mode));
  return (
    <main className={css.page} lang="en" dir="ltr">
      <h1>Workshop</h1>
      {workshops
        .filter(({ title }) => !part || title === part)
        .map(({ title, faces }) => (
          <section key={title} className={css.component} aria-label={title}>
            <h2>{title}</h2>
            <div className={css.panes}>
              {looks.map(({ lang, dir, say, mode }) => {
                const scope = `${title}-${lang}-${mode}`.replace(/\W+/g, "-");
                return (
                  // A form of its own keeps equally named radios apart.
                  <form
                    key={scope}
                    className={css.pane}
                    lang={lang}
                    dir={dir}
                    data-mode={mode}
                    onSubmit={(event) => event.preventDefault()}
                  >
                    {faces.map(({ name, render }) => (
                      <div key={name}>
                        <div className={css.name} lang="en" dir="ltr">
                          {name}
                        </div>
                        {render(say, `${scope}-${name.replace(/\W+/g, "-")}`)}
                      </div>
                    ))}
                  </form>
                );
              })}
            </div>
          </section>
        ))}
    </main>
  );
}
