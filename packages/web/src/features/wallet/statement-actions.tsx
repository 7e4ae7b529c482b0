import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type Transaction, wholeHistory } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Icon } from "@safar/ui/icon";
import { Menu } from "@safar/ui/menu";
import { Spinner } from "@safar/ui/spinner";
import { useQueryClient } from "@tanstack/react-query";
import { Download, FileSpreadsheet, Printer } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useFacts } from "../../app/addresses/page-path.ts";
import type { TransactionsAsked } from "../../server/wallet/shown-transactions.ts";
import { standingOf, useStandings } from "./standings.ts";
import { statementOf } from "./statement.ts";
import * as css from "./wallet.css.ts";
import { transactionsQuery } from "./wallet-queries.ts";
import { movementWords } from "./wallet-words.ts";

/** Every movement that is asked for; null when one of them could not be read. */
const useWhole = (asked: TransactionsAsked) => {
  const client = useQueryClient();
  return async (): Promise<readonly Transaction[] | null> => {
    const whole = await wholeHistory((page) => client.fetchQuery(transactionsQuery(page, asked))).catch(() => null);
    return whole?.type === "PAGE" ? whole.transactions : null;
  };
};

const give = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** The movements that are shown as a file for spreadsheets, and as pages to print or to keep as PDF: all of them, not this page's. */
export function StatementActions({
  of,
  onWhole,
}: {
  of: TransactionsAsked;
  /** Given all of them, to be on the page before it is printed. */
  onWhole: (transactions: readonly Transaction[]) => void;
}) {
  const { t } = useLingui();
  const { edition } = useFacts();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const read = useWhole(of);
  const standings = useStandings();
  const ask = async (wanted: "file" | "pages") => {
    if (isAsked) return;
    setAsked(true);
    const transactions = await read();
    setAsked(false);
    setFailed(transactions === null);
    if (transactions === null) return;
    if (wanted === "file") {
      const words = {
        columns: [t`Date`, t`Transaction`, t`Note`, t`Reference`, t`Amount`, t`Balance`, t`Currency`] as const,
        kindOf: (movement: Transaction) => {
          const standing = standingOf(movement, standings);
          return [movementWords(movement), ...(standing ? [standing.words] : [])].map((one) => t(one)).join(": ");
        },
      };
      give("safar-statement.csv", statementOf(transactions, editions[edition].timeZone, words));
    } else {
      // Drawn before they are printed.
      flushSync(() => onWhole(transactions));
      window.print();
    }
  };
  return (
    <div className={css.statement} aria-busy={isAsked || undefined}>
      <Menu
        label={t`Export`}
        triggerClass={css.exporting}
        trigger={isAsked ? <Spinner /> : <Icon of={Download} size={18} />}
        items={[
          { id: "file", label: t`CSV file`, icon: FileSpreadsheet, onSelect: () => void ask("file") },
          { id: "pages", label: t`Print or PDF`, icon: Printer, onSelect: () => void ask("pages") },
        ]}
      />
      {hasFailed && (
        <Alert tone="danger">
          <Trans>The statement could not be read. Please try again.</Trans>
        </Alert>
      )}
    </div>
  );
}
