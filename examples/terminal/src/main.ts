#!/usr/bin/env node
/** `npm start -w examples/terminal`: books a flight. `--yes` answers every question with its sample, `--ar` speaks Arabic. */
import { parseArgs, styleText } from "node:util";
import { openDesk } from "./desk.ts";
import { bookFlight } from "./walk.ts";

/** So that what nobody is there to answer comes out the same every time. */
const scriptedFrom = Date.UTC(2026, 10, 21, 9);

const readOptions = () => {
  try {
    return parseArgs({ options: { yes: { type: "boolean" }, ar: { type: "boolean" } } }).values;
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\nThe options are --yes and --ar.\n`,
    );
    return process.exit(2);
  }
};

const options = readOptions();
const isScripted = options.yes === true;
if (!isScripted && !process.stdin.isTTY) {
  process.stderr.write("There is nobody to ask: run it in a terminal, or with --yes.\n");
  process.exit(2);
}
const desk = openDesk(isScripted);
try {
  const hasTicket = await bookFlight({
    desk,
    locale: options.ar === true ? "ar" : "en",
    hurryFrom: isScripted ? scriptedFrom : null,
  });
  process.exitCode = hasTicket ? 0 : 1;
} catch (error) {
  process.stderr.write(`${styleText("red", error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
} finally {
  desk.close();
}
