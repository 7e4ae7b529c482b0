export type PageOrigins = {
  /** The real-time service's WebSocket origin, which pages may connect to. */
  readonly realtimeOrigin: string;
  /** Where the pictures of maps come from, when there is a tile server. */
  readonly tileOrigin: string | null;
};

export type HeaderFacts = PageOrigins & {
  readonly nonce: string;
  readonly https: boolean;
  /** The development server injects style elements and talks over its own socket. */
  readonly development: boolean;
};

/** The policy of every page: only what this answer's nonce names runs, and nothing is fetched from elsewhere. */
export const contentSecurityPolicy = ({ nonce, realtimeOrigin, tileOrigin, development }: HeaderFacts): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${tileOrigin === null ? "" : ` ${tileOrigin}`}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${realtimeOrigin}${development ? " ws:" : ""}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What a file carries that pages are made of: scripts, styles, fonts, pictures. What concerns documents would only weigh there. */
export const fileHeaders = (https: boolean): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" } : {}),
});

/** What every other answer carries, page or not. */
export const commonHeaders = (https: boolean): Record<string, string> => ({
  ...fileHeaders(https),
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(self), usb=()",
});

/** The headers of an HTML answer. A page with a nonce is never cached. */
export const pageHeaders = (facts: HeaderFacts): Record<string, string> => ({
  ...commonHeaders(facts.https),
  "content-security-policy": contentSecurityPolicy(facts),
  "cache-control": "no-store",
});
