/** Whether the last two words of an address name two cities and their airports: `karachi-to-jeddah/KHI-to-JED`. */
export const isRoute = ({ cities, codes }: { readonly cities: string; readonly codes: string }): boolean =>
  cities.includes("-to-") && /^[A-Za-z]{3}-to-[A-Za-z]{3}$/.test(codes);
