/** What is read: pages, blogs, notifications; and the form to write to us. */

// Pages and blogs.

export { type Block, type Inline, plainTextOf } from "../content/blocks.ts";
export {
  type Blog,
  type BlogOutcome,
  type BlogSummary,
  type BlogsOutcome,
  type BlogsQuery,
  type ContentService,
  type FlightSubject,
  type Page,
  type PageKind,
  type PageOutcome,
  type PageSummary,
  type PagesOutcome,
  type StaticSlug,
  staticSlugs,
  type Unavailable,
} from "../content/content.types.ts";

// Notifications.

export {
  type Notification,
  type NotificationPage,
  type NotificationsOutcome,
  type NotificationsService,
  type NotificationTab,
  notificationPageOf,
  notificationsIn,
  type SeenOutcome,
  unseenIn,
} from "../content/notifications.ts";

// The contact form.

export { type ContactView, connectContact } from "../content/contact/contact.connect.ts";
export { contactMachine } from "../content/contact/contact.machine.ts";
export { checkContact, messageLength } from "../content/contact/contact.rules.ts";
export { contactActors } from "../content/contact/contact.setup.ts";
export {
  type ChangeWish,
  type ContactField,
  type ContactForm,
  type ContactMessage,
  type ContactOutcome,
  type ContactProblems,
  type ContactRefusal,
  type ContactService,
  contactFields,
} from "../content/contact/contact.types.ts";
