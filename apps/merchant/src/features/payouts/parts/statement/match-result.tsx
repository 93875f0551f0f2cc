import type { Currency } from '@daftar/rules/money/currency'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '@daftar/client/download'
import { resultCsv } from '../../match/result-csv.ts'
import type { MatchResult, ResultKind } from '../../match/result.ts'
import { daysText } from '../dates.tsx'
import { MatchSummary } from './match-summary.tsx'
import { matchColumns, MatchCard } from './match-rows.tsx'
import styles from './match-result.module.css'

type MatchResultViewProps = {
  name: string
  result: MatchResult
  currencies: readonly Currency[]
  onCurrency: (currency: Currency) => void
  onMapAgain: () => void
  onReset: () => void
}

/** What a statement says about the payouts: counted, filtered, printed and saved. */
export function MatchResultView(props: MatchResultViewProps) {
  const { name, result, currencies, onCurrency, onMapAgain, onReset } = props
  const [shown, setShown] = useState<ResultKind | null>(null)
  const rows = result.rows.filter(({ kind }) => shown === null || kind === shown)
  const { from, until, skipped } = result.statement
  return (
    <>
      <Card
        title={m.payouts_match_result()}
        subtitle={
          <>
            <bdi>{name}</bdi>
            {from && until ? <> · {daysText(from, until)}</> : null}
          </>
        }
        actions={
          <div className={styles.actions}>
            {currencies.length > 1 ? (
              <Select
                label={m.payouts_match_currency()}
                labelHidden
                placeholder={m.payouts_match_currency()}
                value={result.currency}
                options={currencies.map((currency) => ({ value: currency, label: currency }))}
                onValueChange={(currency) => onCurrency(currency as Currency)}
              />
            ) : null}
            <Button size="small" icon={<Printer />} onClick={() => window.print()}>
              {m.payouts_match_print()}
            </Button>
            <Button size="small" icon={<FileSpreadsheet />} onClick={() => save(result)}>
              {m.payouts_csv()}
            </Button>
            <Button size="small" onClick={onReset}>
              {m.payouts_match_another()}
            </Button>
          </div>
        }
      >
        <MatchSummary result={result} shown={shown} onShow={setShown} />
        <p className={styles.note}>
          {skipped > 0 ? m.payouts_match_skipped({ count: skipped }) : m.payouts_match_read_all()}{' '}
          <button type="button" className={styles.link} onClick={onMapAgain}>
            {m.payouts_match_columns()}
          </button>
        </p>
      </Card>
      <DataTable
        label={m.payouts_match_result()}
        columns={matchColumns(result.currency)}
        rows={rows}
        rowKey={({ id }) => id}
        renderCard={(row) => <MatchCard row={row} currency={result.currency} />}
        instead={<EmptyState title={m.payouts_match_none_title()}>{m.payouts_match_none_text()}</EmptyState>}
      />
    </>
  )
}

function save(result: MatchResult): void {
  const { from, until } = result.statement
  const blob = new Blob([resultCsv(result)], { type: 'text/csv;charset=utf-8' })
  saveBlob(blob, `payouts_at_bank_${from ?? ''}_${until ?? ''}.csv`)
}
