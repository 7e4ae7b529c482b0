/** The styles of a form's controls without their script: for a page that a server draws long before that is needed. */
import "../icon-button/icon-button.css.ts";
import "../segmented/segmented.css.ts";
import "./select.css.ts";
import "../stepper/stepper.css.ts";
import "../form-field/form-field.css.ts";
