import { Trans, useLingui } from "@lingui/react/macro";
import type { TrainsEvent, TrainsView } from "@safar/engine";
import { Container } from "@safar/ui/layout";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { takeWantedOption, wantedOption } from "../../engine/walk/wanted-option.ts";
import { TrainPage } from "../train-page/train-page.tsx";
import { StepFailed } from "../walk/step-failed.tsx";
import { WalkSkeleton } from "../walk/walk-skeleton.tsx";

type Props = { readonly view: TrainsView; readonly send: (event: TrainsEvent) => void };

/** A train as it is now, of which a class is chosen. Who has chosen one, in the list or by its link, goes on at once; who comes back stays. */
export default function TrainPart({ view, send }: Props) {
  const { t } = useLingui();
  const { code, commands, problem, screen, train } = view;
  // The walk's own address does not name it: it is kept from the one that the page was opened by.
  const { searchStr } = useLocation();
  const [named] = useState(() => new URLSearchParams(searchStr).get("class"));
  const id = screen === "train" ? (train?.id ?? null) : null;
  const wanted = id === null ? null : (wantedOption(id) ?? (code === null ? named : null));
  useEffect(() => {
    if (id === null || wanted === null) return;
    takeWantedOption(id);
    send({ type: "class.choose", code: wanted });
  }, [id, wanted, send]);
  const goBack = () => send({ type: "flow.back" });
  if (screen === "trainFailed")
    return (
      <Container>
        <StepFailed
          problem={problem}
          title={t`Something went wrong!`}
          text={<Trans>This train could not be loaded.</Trans>}
          onRetry={() => send({ type: "offer.reload" })}
          back={commands.back ? { words: <Trans>Back to the trains</Trans>, onPress: goBack } : null}
        />
      </Container>
    );
  // Of a class that is full by now the train is shown.
  if (train === null || train.classes.some((one) => one.code === wanted && one.seatsLeft > 0)) return <WalkSkeleton />;
  return (
    <TrainPage
      train={train}
      search={view.search}
      chosen={code ?? named}
      onChoose={(chosen) => send({ type: "class.choose", code: chosen })}
      onBack={commands.back ? goBack : undefined}
    />
  );
}
