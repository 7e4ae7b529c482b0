import { Trans } from "@lingui/react/macro";
import { Container } from "@safar/ui/layout";

/** Where a booking begins. Fill in the search, what others book, and what people ask. */
export function __Pascal__HomePage() {
  return (
    <Container>
      <h1>
        <Trans>This line of business is being built</Trans>
      </h1>
      <p>
        <Trans>Nothing can be booked here yet.</Trans>
      </p>
    </Container>
  );
}
