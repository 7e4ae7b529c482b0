const styles =
  "body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.5 system-ui,sans-serif}article{border:1px solid;border-radius:.5rem;padding:1rem;margin:.5rem 0}";

const scripts = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** The page as it is, its styles, fonts and pictures too, without a script. */
export const withoutScripts = (html: string): string => html.replace(scripts, "");

/** The same words, cards and controls as a page that somebody wrote by hand: no script, no picture, no font, 200 bytes of style. */
export const byHand = (html: string): string =>
  withoutScripts(html)
    .replace(/<link\b[^>]*>|<svg\b.*?<\/svg>/gs, "")
    .replace(/ (?:class|style|nonce|data-[\w-]+)="[^"]*"/g, "")
    .replace("</head>", `<link rel="icon" href="data:,"><style>${styles}</style></head>`);
