import { spinner } from "./spinner.css.ts";

/** Something is under way. With a `label` it says so aloud; without one the words stand beside it. */
export const Spinner = ({ label }: { label?: string }) =>
  label ? (
    <span role="status" aria-label={label}>
      <span className={spinner} style={{ display: "block" }} />
    </span>
  ) : (
    <span className={spinner} aria-hidden="true" />
  );
