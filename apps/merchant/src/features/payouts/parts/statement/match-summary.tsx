import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { decimalOf } from '../../amounts.ts'
import type { MatchResult, ResultKind, ResultRow } from '../../match/result.ts'
import { ResultDot, resultText } from './result-words.tsx'
import styles from './match-result.module.css'

const order: readonly ResultKind[] = ['arrived', 'late', 'short', 'over', 'unknown', 'repeated', 'expected']
/** These show even when there are none of them: that is good to know. */
const always: readonly ResultKind[] = ['arrived', 'late', 'short', 'unknown']

type MatchSummaryProps = {
  result: MatchResult
  shown: ResultKind | null
  onShow: (kind: ResultKind | null) => void
}

/** How many arrived, are late, short or unknown, with their sums; each is a filter. */
export function MatchSummary({ result, shown, onShow }: MatchSummaryProps) {
  const { rows, currency } = result
  return (
    <div className={styles.tiles} role="group" aria-label={m.payouts_match_summary()}>
      {order.map((kind) => {
        const own = rows.filter((row) => row.kind === kind)
        if (own.length === 0 && !always.includes(kind)) return null
        return (
          <button
            key={kind}
            type="button"
            className={styles.tile}
            aria-pressed={shown === kind}
            disabled={own.length === 0}
            onClick={() => onShow(shown === kind ? null : kind)}
          >
            <span className={styles.name}>
              <ResultDot kind={kind} />
              {resultText(kind)}
            </span>
            <span className={styles.count}>{own.length}</span>
            <span className={styles.sum}>
              {own.length > 0 ? (
                <Money value={decimalOf(sumOf(own), currency)} currency={currency} muted />
              ) : null}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** What arrived; for late ones what was sent; for short ones what is missing. */
function sumOf(rows: readonly ResultRow[]): bigint {
  return rows.reduce((sum, { kind, payout, entry, differenceMinor }) => {
    if (kind === 'short' || kind === 'over') return sum + (differenceMinor ?? 0n)
    return sum + (entry?.amountMinor ?? payout?.amountMinor ?? 0n)
  }, 0n)
}
