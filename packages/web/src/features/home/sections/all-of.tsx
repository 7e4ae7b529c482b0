import { Icon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

/** At the end of a heading's line: leads to all of what stands below it. */
export const AllOf = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link kind="alone" href={href}>
    {children}
    <Icon of={ArrowRight} size={18} directional />
  </Link>
);
