import { Trans } from "@lingui/react/macro";
import { Link } from "@safar/ui/link";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./account.css.ts";

/** The way on for whoever has no account yet. */
export const NewHere = ({ returnTo }: { returnTo: string | undefined }) => (
  <p className={css.foot}>
    <Trans>New to Safar?</Trans>
    <Link kind="alone" href={paths.signup(returnTo)}>
      <Trans>Create an account</Trans>
    </Link>
  </p>
);
