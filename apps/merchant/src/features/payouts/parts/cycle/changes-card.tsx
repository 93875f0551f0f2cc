import { payoutChanges } from '@daftar/rules/payouts/payout-changes'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { minorOf, sizeOf, waterfallOf } from '../../amounts.ts'
import { payoutPaths } from '../../paths.ts'
import type { Payout } from '../../queries.ts'
import { changeText } from './step-words.ts'
import styles from './changes-card.module.css'

/** What changed since the payout before: a sentence per step, the largest change first. */
export function ChangesCard({ payout }: { payout: Payout }) {
  return <Card title={m.payouts_changes_title()}>{contentOf(payout)}</Card>
}

function contentOf({ currency, net, waterfall, previous }: Payout) {
  if (previous === null) return <p className={styles.muted}>{m.payouts_changes_first()}</p>
  const changes = payoutChanges(waterfallOf(waterfall, currency), waterfallOf(previous.waterfall, currency))
  const difference = minorOf(net, currency) - minorOf(previous.net, currency)
  // The number is never broken at its hyphen.
  const number = isolated(previous.number.replaceAll('-', '\u2060-\u2060'))
  const amount = moneyText(sizeOf(difference, currency), currency)
  return (
    <>
      <p>
        {difference === 0n
          ? m.payouts_changes_same({ number })
          : difference > 0n
            ? m.payouts_changes_more({ number, amount })
            : m.payouts_changes_less({ number, amount })}{' '}
        <Link href={payoutPaths.completed(previous.id)}>{m.payouts_changes_open_previous()}</Link>
      </p>
      <ul className={styles.list}>
        {changes.map(({ step, differenceMinor }) => {
          const isBetter = differenceMinor > 0n
          return (
            <li key={step} data-better={isBetter}>
              {isBetter ? <TrendingUp aria-hidden="true" /> : <TrendingDown aria-hidden="true" />}
              <span>
                {changeText(step, isBetter, moneyText(sizeOf(differenceMinor, currency), currency))}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
