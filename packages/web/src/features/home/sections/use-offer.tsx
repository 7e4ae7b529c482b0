import { Trans } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { useEffect, useRef, useState } from "react";
import * as css from "./sections.css.ts";

/** Puts an offer's code into what is booked next. Its script comes with the press. */
export function UseOffer({ code, until }: { code: string; until: number | null }) {
  const [isUsed, setUsed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button goes; whoever pressed it goes on from here.
  useEffect(() => {
    if (isUsed) place.current?.focus({ preventScroll: true });
  }, [isUsed]);
  const wish = async () => {
    const [{ wishVoucher }, { serverClock }] = await Promise.all([
      import("../../../engine/device/wished-voucher.ts"),
      import("../../../engine/asking/server-clock.ts"),
    ]);
    await wishVoucher({ code, until }, serverClock.now());
    setUsed(true);
  };
  const name = (
    <bdi dir="ltr" className={css.code}>
      {code}
    </bdi>
  );
  return (
    <div ref={place} className={css.offer} role="status" tabIndex={-1}>
      {isUsed ? (
        <Trans>{name} is put into your next booking.</Trans>
      ) : (
        <>
          {name}
          <Button size="small" onClick={() => void wish()}>
            <Trans>
              Use <bdi dir="ltr">{code}</bdi>
            </Trans>
          </Button>
        </>
      )}
    </div>
  );
}
