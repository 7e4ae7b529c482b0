// Of the forms that the page is drawn with; their script, which would bring them along, comes later.
import "@safar/ui/form-styles";
import "../features/flight-search/leg-fields.css.ts";
import "../features/hotel-search/rooms-field.css.ts";
import "../features/search-form/near-button.css.ts";
import "../features/search-form/panel-field.css.ts";
import "../features/search-form/search-form.css.ts";
