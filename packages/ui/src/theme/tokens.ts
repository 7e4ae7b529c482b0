/** Every colour as [light, dark]. Dark is drawn for itself: a night sky over the same tiles, not an inversion. */
export const colours = {
  canvas: ["#fbf9f4", "#0b1424"],
  surface: ["#ffffff", "#132036"],
  raised: ["#ffffff", "#1b2b46"],
  sunken: ["#f3eee3", "#0f1a2d"],
  text: ["#10233f", "#f1eee6"],
  muted: ["#55627a", "#a7b4c8"],
  line: ["#e6dfd0", "#283a57"],
  control: ["#8a8577", "#6d80a0"],
  brand: ["#1c4f9f", "#8fc0f5"],
  brandFill: ["#1c4f9f", "#2d6bc4"],
  brandHover: ["#163f82", "#2560b5"],
  brandSoft: ["#e7eff9", "#1b3358"],
  onBrand: ["#ffffff", "#ffffff"],
  tile: ["#0c7480", "#5fd0cf"],
  next: ["#f5b02e", "#f7b944"],
  nextHover: ["#e9a01a", "#ffca66"],
  onNext: ["#10233f", "#10233f"],
  success: ["#12663f", "#79d7a2"],
  successSoft: ["#e4f3ea", "#12342a"],
  warning: ["#855000", "#f3c673"],
  warningSoft: ["#fdf0d5", "#3a2d14"],
  danger: ["#ae2119", "#ff9f95"],
  dangerSoft: ["#fcebe8", "#411e22"],
  dangerFill: ["#ae2119", "#b8342b"],
  onDanger: ["#ffffff", "#ffffff"],
  heroFrom: ["#0f2d63", "#0a1a3a"],
  heroVia: ["#1b539f", "#123a75"],
  heroTo: ["#0d7684", "#0b4f5f"],
  onHero: ["#ffffff", "#f4f1ea"],
  scrim: ["#10233f99", "#03070fbf"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColourName = keyof typeof colours;

/** A four-pixel rhythm; the key is the number of steps. */
export const space = {
  "1": "0.25rem",
  "2": "0.5rem",
  "3": "0.75rem",
  "4": "1rem",
  "5": "1.25rem",
  "6": "1.5rem",
  "8": "2rem",
  "12": "3rem",
  "16": "4rem",
  "24": "6rem",
} as const;
export type Space = keyof typeof space;

export const radius = { small: "0.5rem", medium: "0.75rem", large: "1.25rem", pill: "99rem" } as const;

/** Sizes above body text grow with the window, so that a phone never breaks a heading into syllables. */
export const size = {
  micro: "0.8125rem",
  small: "0.875rem",
  body: "1rem",
  lead: "1.125rem",
  title: "clamp(1.125rem, 1.05rem + 0.3vi, 1.25rem)",
  heading: "clamp(1.375rem, 1.2rem + 0.75vi, 1.75rem)",
  page: "clamp(1.75rem, 1.45rem + 1.3vi, 2.375rem)",
  display: "clamp(2.125rem, 1.5rem + 2.7vi, 3.5rem)",
} as const;
export type Size = keyof typeof size;

/** Arabic letters stand taller and hang lower: they get a step more line height and never any tracking. */
export const scripts = {
  latin: { body: "1.55", tight: "1.18", tracking: "-0.018em" },
  arabic: { body: "1.8", tight: "1.45", tracking: "0" },
} as const;

/** Milliseconds. A press that turns into a scroll within `rippleCancel` leaves no ripple. */
export const motion = { duration: 250, easing: "cubic-bezier(.2,.7,.2,1)", ripple: 400, rippleCancel: 75 } as const;

export const layer = { sticky: "10", overlay: "20", toast: "30" } as const;

/** Pixels, minimum widths. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const;
export type Breakpoint = keyof typeof breakpoints;
