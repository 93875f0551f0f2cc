import type { Currency } from '@daftar/rules/money/currency'
import type { Column } from '@daftar/ui/data-table'
import { DateText } from '@daftar/ui/date-text'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { decimalOf } from '../../amounts.ts'
import type { ResultRow } from '../../match/result.ts'
import { payoutPaths } from '../../paths.ts'
import { ResultBadge } from './result-words.tsx'
import { TwoLines } from '../two-lines.tsx'
import rows from '../payout/rows.module.css'
import styles from './match-result.module.css'

/** What was sent beside what arrived; a difference stands under what it reduces. */
export function matchColumns(currency: Currency): Column<ResultRow>[] {
  return [
    {
      id: 'result',
      header: m.payouts_match_column_result(),
      cell: ({ kind }) => <ResultBadge kind={kind} />,
    },
    { id: 'payout', header: m.payouts_column_payout(), cell: (row) => <Sent row={row} /> },
    {
      id: 'sent',
      header: m.payouts_match_column_sent(),
      align: 'end',
      cell: ({ payout }) =>
        payout ? (
          <Money value={decimalOf(payout.amountMinor, currency)} currency={currency} />
        ) : (
          m.common_dash()
        ),
    },
    {
      id: 'line',
      header: m.payouts_match_column_line(),
      cell: (row) => <Arrived row={row} currency={currency} />,
    },
    {
      id: 'arrived',
      header: m.payouts_match_column_arrived(),
      align: 'end',
      cell: (row) => <ArrivedAmount row={row} currency={currency} />,
    },
  ]
}

/** The same on a phone. */
export function MatchCard({ row, currency }: { row: ResultRow; currency: Currency }) {
  return (
    <div className={rows.card}>
      <div className={rows.line}>
        <Sent row={row} />
        <ResultBadge kind={row.kind} />
      </div>
      {row.payout ? (
        <div className={rows.line}>
          <span className={rows.small}>{m.payouts_match_column_sent()}</span>
          <Money value={decimalOf(row.payout.amountMinor, currency)} currency={currency} />
        </div>
      ) : null}
      {row.entry ? (
        <div className={rows.line}>
          <Arrived row={row} currency={currency} />
          <ArrivedAmount row={row} currency={currency} />
        </div>
      ) : null}
    </div>
  )
}

function Sent({ row: { payout } }: { row: ResultRow }) {
  if (!payout) return <span className={rows.small}>{m.payouts_match_no_payout()}</span>
  return (
    <TwoLines
      below={
        <>
          {m.payouts_match_sent_on()} <DateText text={dateText(payout.sentOn)} dateTime={payout.sentOn} />
        </>
      }
    >
      <Link href={payoutPaths.completed(payout.id)}>
        <Ltr>{payout.number}</Ltr>
      </Link>
    </TwoLines>
  )
}

function Arrived({ row: { entry, shared }, currency }: { row: ResultRow; currency: Currency }) {
  if (!entry) return <span className={rows.small}>{m.payouts_match_not_there()}</span>
  return (
    <TwoLines
      below={
        <span className={styles.bankText}>
          <bdi>{entry.text}</bdi> · {m.payouts_match_line({ line: entry.line })}
          {shared ? (
            <>
              <br />
              {m.payouts_match_together({
                count: shared.others,
                amount: moneyText(decimalOf(shared.lineMinor, currency), currency),
              })}
            </>
          ) : null}
        </span>
      }
    >
      <DateText text={dateText(entry.date)} dateTime={entry.date} />
    </TwoLines>
  )
}

type ArrivedAmountProps = { row: ResultRow; currency: Currency }

/** With what is missing or too much, where it is not what was sent. */
function ArrivedAmount({ row: { entry, differenceMinor }, currency }: ArrivedAmountProps) {
  if (!entry) return <>{m.common_dash()}</>
  const difference = differenceMinor ? decimalOf(differenceMinor, currency) : null
  return (
    <TwoLines
      atEnd
      below={difference && <Money value={difference} currency={currency} sign="always" muted />}
    >
      <Money value={decimalOf(entry.amountMinor, currency)} currency={currency} size="strong" />
    </TwoLines>
  )
}
