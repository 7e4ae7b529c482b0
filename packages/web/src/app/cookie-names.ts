/** The cookie in which a page's script tells our server which searches for flights this browser has open. */
export const flightSessionsCookie = "flight-sessions";

/** The cookie that keeps in which city somebody looks for cinemas. */
export const cityCookie = "city";
