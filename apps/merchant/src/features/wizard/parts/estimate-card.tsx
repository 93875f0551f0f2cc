import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import type { EstimateState } from '../estimate/estimator.ts'
import type { Estimate } from '../wire.ts'
import styles from './estimate-card.module.css'

interface Props {
  currency: string
  state: EstimateState<Estimate>
  /** Both values are in range. */
  isAsked: boolean
  onRetry: () => void
}

/**
 * What the advance comes to, week by week and in all (WIZ-32). Old figures fade while newer ones are on their
 * way.
 */
export function EstimateCard({ currency, state, isAsked, onRetry }: Props) {
  const { answer } = state
  return (
    <Card title={m.wizard_estimate_title()} subtitle={m.wizard_estimate_subtitle()}>
      {state.kind === 'failed' ? (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={onRetry}>
              {m.common_try_again()}
            </Button>
          }
        >
          {m.wizard_estimate_failed()}
        </Notice>
      ) : null}
      {!isAsked ? <p className={styles.muted}>{m.wizard_estimate_out_of_range()}</p> : null}
      {isAsked && !answer && state.kind === 'waiting' ? <SkeletonText lines={5} /> : null}
      {isAsked && answer ? (
        <div className={styles.figures} aria-live="polite" aria-busy={state.kind === 'waiting'}>
          <div className={styles.label}>{m.wizard_weekly_minimum()}</div>
          <Money value={answer.min_repayment_amount} currency={currency} size="hero" />
          <DescriptionList facts={factsOf(answer)} />
        </div>
      ) : null}
    </Card>
  )
}

function factsOf(estimate: Estimate) {
  const { currency } = estimate
  const amount = (value: string) => <Money value={value} currency={currency} />
  return [
    {
      id: 'principal',
      label: m.wizard_weekly_principal(),
      value: amount(estimate.weekly_principal_amount),
      look: 'muted' as const,
    },
    {
      id: 'weekly-fee',
      label: m.wizard_weekly_fee(),
      value: amount(estimate.weekly_fee_amount),
      look: 'muted' as const,
    },
    { id: 'amount', label: m.wizard_you_receive(), value: amount(estimate.amount) },
    {
      id: 'fee',
      label: m.wizard_fee({ percent: percentText(estimate.fee_percent) }),
      value: amount(estimate.fee_amount),
    },
    { id: 'total', label: m.wizard_total(), value: amount(estimate.amount_vat), look: 'total' as const },
  ]
}
