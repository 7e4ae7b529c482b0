import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

export function HomePage() {
  const [n, setN] = useState(0);
  return (
    <main>
      <h1>
        <Trans>Where to next?</Trans>
      </h1>
      <Link to="/about-us">About</Link>
      <button type="button" onClick={() => setN(n + 1)}>
        {n}
      </button>
    </main>
  );
}
