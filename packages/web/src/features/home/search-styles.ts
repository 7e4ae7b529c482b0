// Of the forms that the page is drawn with; their script, which would bring them along, comes later.
import "@safar/ui/form-styles";
import "../flight-search/leg-fields.css.ts";
import "../hotel-search/rooms-field.css.ts";
import "../search-form/panel-field.css.ts";
import "../search-form/search-form.css.ts";
