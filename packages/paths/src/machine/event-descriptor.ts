/** Whether a chart's descriptor (`pay`, `pay.*`, `*`) takes an event; the empty descriptor of `always` takes none. */
export const matchesDescriptor = (eventType: string, descriptor: string): boolean => {
  if (descriptor === eventType) return true;
  if (descriptor === "*") return eventType !== "";
  if (!descriptor.endsWith(".*")) return false;
  const prefix = descriptor.slice(0, -2);
  return eventType === prefix || eventType.startsWith(`${prefix}.`);
};
