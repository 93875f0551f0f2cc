import { heavyBurdenPercent, type BurdenWeight } from '@daftar/rules/capital/offers/burden'
import { money, toDecimal } from '@daftar/rules/money/money'
import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import type { CSSProperties } from 'react'
import { burdenOf, estimateFor } from '../../decision/decision-form.ts'
import type { DeskCase } from '../../queries.ts'
import { useDeciding } from '../../decision/use-decision-draft.tsx'
import { shareText } from '../../evidence/share-text.ts'
import styles from './burden.module.css'

/**
 * What the weekly minimum would take of an average week, as the amount is typed; nothing where there are no
 * terms to read it from.
 */
export function Burden({ opened }: { opened: DeskCase }) {
  const { draft } = useDeciding()
  const burden = burdenOf(draft, opened)
  const terms = estimateFor(draft, opened)
  if (!burden || !terms) return null
  const { currency, repaymentRatePercent: sold } = terms
  const amount = (minor: bigint) => <Money value={toDecimal(money(minor, currency))} currency={currency} />
  return (
    <section className={styles.burden} aria-label={m.desk_burden()}>
      <div className={styles.head}>
        <h2>{m.desk_burden()}</h2>
        <strong data-weight={burden.weight}>{shareText(burden.percent)}</strong>
      </div>
      <div
        className={styles.bar}
        data-weight={burden.weight}
        style={
          { '--share': `${Math.min(burden.percent ?? 100, 100)}%`, '--sold': `${sold}%` } as CSSProperties
        }
        aria-hidden="true"
      >
        <i />
        <b />
      </div>
      <p className={styles.said}>{weightText(burden.weight, sold)}</p>
      <DescriptionList
        facts={[
          { id: 'minimum', label: m.desk_weekly_minimum(), value: amount(terms.minimumRepaymentMinor) },
          { id: 'week', label: m.desk_burden_average_week(), value: amount(burden.averageWeekMinor) },
          {
            id: 'covered',
            label: m.desk_burden_covered(),
            value: m.desk_burden_covered_of({ covered: burden.weeksCovered, count: burden.weeks }),
          },
        ]}
      />
    </section>
  )
}

function weightText(weight: BurdenWeight, sold: number): string {
  switch (weight) {
    case 'within':
      return m.desk_burden_within({ percent: percentText(sold) })
    case 'above':
      return m.desk_burden_above({ percent: percentText(sold) })
    case 'heavy':
      return m.desk_burden_heavy({ percent: percentText(heavyBurdenPercent) })
  }
}
