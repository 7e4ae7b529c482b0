import { Emblem } from "@safar/ui/emblem";

/** An airline's mark as on its tails. Its name stands beside it, so it is silent. */
export const AirlineMark = ({ code }: { code: string }) => <Emblem of={code} />;
