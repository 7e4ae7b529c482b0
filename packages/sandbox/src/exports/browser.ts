export { type BrowserSandbox, type BrowserSandboxOptions, startBrowserSandbox } from "../doors/browser.ts";
