import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { problemText } from '../../../shared/text/problem-text.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { BankLine } from '../queries.ts'
import { sumsByCurrency } from '../sums.ts'
import { useConfirmMany, type RowResult } from './use-confirm-many.ts'
import form from '../../../shared/act/form.module.css'
import styles from './reconciliation.module.css'

/** Confirms many lines at once, with a result for each. */
export function ConfirmMany({ lines, onClose }: { lines: readonly BankLine[]; onClose: () => void }) {
  const { phase, results, run } = useConfirmMany(lines)
  const done = [...results.values()].filter(({ state }) => state !== 'refused').length
  const words = { done, all: lines.length }
  return (
    <Dialog
      open
      width="wide"
      role="alertdialog"
      locked={phase === 'running'}
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_reconciliation_many_title()}
      closeLabel={m.common_close()}
      actions={
        phase === 'over' ? (
          <Button variant="primary" onClick={onClose}>
            {m.common_close()}
          </Button>
        ) : (
          <>
            <Button disabled={phase === 'running'} onClick={onClose}>
              {m.common_cancel()}
            </Button>
            <Button variant="primary" busy={phase === 'running'} onClick={() => void run()}>
              {m.desk_reconciliation_many({ count: lines.length })}
            </Button>
          </>
        )
      }
    >
      <div className={form.fields}>
        {phase === 'asking' ? (
          <>
            <DescriptionList
              facts={sumsByCurrency(lines).map(({ currency, amount }) => ({
                id: currency,
                label: m.desk_reconciliation_many_sum(),
                value: <Money value={amount} currency={currency} size="large" />,
              }))}
            />
            <p>{m.desk_reconciliation_many_effect()}</p>
          </>
        ) : (
          <>
            <ProgressBar
              label={m.desk_reconciliation_many_progress()}
              value={Math.round((results.size / lines.length) * 100)}
              valueText={m.desk_reconciliation_many_done(words)}
            />
            <p role="status">{phase === 'over' ? m.desk_reconciliation_many_done(words) : null}</p>
          </>
        )}
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line.id} className={styles.item}>
              <TwoLines below={<Ltr>{line.transfer?.reference ?? line.bank_reference}</Ltr>}>
                <Typed>{line.transfer ? merchantNameText(line.transfer) : m.common_dash()}</Typed>
              </TwoLines>
              <span className={styles.pair}>
                <Money value={line.amount} currency={line.currency} sign="always" />
                {phase === 'asking' ? null : <Result result={results.get(line.id) ?? { state: 'next' }} />}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Result({ result }: { result: RowResult }) {
  switch (result.state) {
    case 'done':
      return <Badge tone="positive">{m.desk_reconciliation_row_done()}</Badge>
    case 'waiting':
      return <Badge tone="warning">{m.desk_reconciliation_row_waiting()}</Badge>
    case 'refused':
      return <Badge tone="negative">{problemText(result.error)}</Badge>
    case 'next':
      return <Badge>{m.desk_reconciliation_row_next()}</Badge>
  }
}
