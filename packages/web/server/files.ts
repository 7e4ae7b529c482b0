import { fileURLToPath } from "node:url";
import type { ServerMiddleware } from "srvx";
import { staticMiddleware } from "srvx/static";
import { fileHeaders } from "../src/server/security/headers.ts";

/** Where the build lies. */
export const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/**
 * The built files. An asset's name carries a hash of its content, so a browser may keep it for ever; icons and the like for an
 * hour. A page is never a file.
 */
export const files = (https: boolean): ServerMiddleware => {
  const dir = `${dist}client`;
  const assets = staticMiddleware({ dir, encodings: true, maxAge: 31_536_000, immutable: true });
  const others = staticMiddleware({ dir, encodings: true, maxAge: 3600 });
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (!/\.\w+$/.test(pathname)) return next();
    let isFile = true;
    const response = await (pathname.startsWith("/assets/") ? assets : others)(request, () => {
      isFile = false;
      return next();
    });
    if (isFile) for (const [name, value] of Object.entries(fileHeaders(https))) response.headers.set(name, value);
    return response;
  };
};
