import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { money, toDecimal } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { estimateFor, type DecisionDraft } from '../../decision/decision-form.ts'
import type { DeskCase } from '../../queries.ts'
import styles from '../cases.module.css'

/** What the approval would come to, as one types. */
export function LiveEstimate({ opened, draft }: { opened: DeskCase; draft: DecisionDraft }) {
  const terms = estimateFor(draft, opened)
  if (!terms) return null
  const amount = (minor: bigint) => (
    <Money value={toDecimal(money(minor, terms.currency))} currency={terms.currency} />
  )
  return (
    <div className={styles.estimate} aria-live="polite">
      <DescriptionList
        facts={[
          {
            id: 'fee',
            label: (
              <>
                {m.desk_fee()} <Ltr>{percentText(terms.feePercent)}</Ltr>
              </>
            ),
            value: amount(terms.feeMinor),
          },
          { id: 'total', label: m.desk_total(), value: amount(terms.totalMinor), look: 'total' },
        ]}
      />
    </div>
  )
}
