import { WorkshopPage as Workshop, workshops } from "@safar/ui/workshop";

/** Every component of the design system with all its faces. In development and test builds only. */
export const WorkshopPage = () => <Workshop workshops={workshops} />;
