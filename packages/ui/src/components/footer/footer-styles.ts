/** The styles of a footer without its script: for pages that a server draws long before that is needed. */
import "../lattice/lattice.css.ts";
import "../link/link.css.ts";
import "./footer.css.ts";
