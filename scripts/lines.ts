/** `npm run lines`: how many source lines each vertical owns on each floor. Tests, fixtures and words are not counted. */
import { countLines, lineTable, readSources } from "./checks/lines.ts";

console.log(lineTable(countLines(await readSources())));
