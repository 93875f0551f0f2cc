import type { AnswerOf } from '@daftar/contract/table'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { SkeletonText } from '@daftar/ui/skeleton'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { isZero } from '../../../../shared/text/sums.ts'
import { refundEffectQuery, type Order } from '../../queries.ts'
import styles from './dialogs.module.css'

type Effect = AnswerOf<'orders.refundEffect'>
type RefundEffectsProps = { order: Order; amount: string; rest: string }

/**
 * Before the press: what goes to the shopper, what it costs, and what covers it or is short
 * (docs/decisions/0055).
 */
export function RefundEffects({ order: { id, currency }, amount, rest }: RefundEffectsProps) {
  const asked = useDeferredValue(amount)
  const { data, isError, isPlaceholderData } = useQuery({
    ...refundEffectQuery(id, asked),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const isStale = asked !== amount || isPlaceholderData
  const isShort = data !== undefined && !isZero(data.short)
  return (
    <Notice tone={isShort ? 'negative' : 'warning'}>
      <div className={styles.effects} aria-busy={isStale || undefined}>
        <p>{m.orders_refund_effect({ amount: moneyText(amount, currency) })}</p>
        {data && !isStale ? (
          <Known effect={data} currency={currency} />
        ) : isError ? (
          <p>{m.orders_refund_unknown()}</p>
        ) : (
          <SkeletonText lines={3} />
        )}
        {isZero(rest) ? null : <p>{m.orders_refund_rest({ amount: moneyText(rest, currency) })}</p>}
        <p>
          <strong>{m.orders_refund_final()}</strong>
        </p>
      </div>
    </Notice>
  )
}

function Known({ effect, currency }: { effect: Effect; currency: string }) {
  const { payout } = effect
  const row = (id: string, label: string, value: string, look?: 'total'): Fact => ({
    id,
    label,
    value: <Money value={value} currency={currency} size={look ? 'strong' : 'normal'} />,
    ...(look && { look }),
  })
  return (
    <>
      <DescriptionList
        facts={[
          row('amount', m.orders_refund_to_shopper(), `-${effect.amount}`),
          row('fee', m.orders_refund_fee_back(), effect.fee_back),
          row('net', m.orders_refund_net(), `-${effect.net}`, 'total'),
        ]}
      />
      <p>{coverText(effect, currency)}</p>
      {payout ? (
        <p>
          {m.orders_refund_payout({
            before: moneyText(payout.before, currency),
            after: moneyText(payout.after, currency),
          })}
        </p>
      ) : null}
    </>
  )
}

/** Covered by which payout, or short by how much and until when. */
function coverText({ short, pays_on: on, next_on: nextOn }: Effect, currency: string): string {
  const amount = moneyText(short, currency)
  if (!isZero(short))
    return nextOn
      ? m.orders_refund_short({ amount, day: dayText(nextOn) })
      : m.orders_refund_short_asked({ amount })
  return on ? m.orders_refund_covered({ day: dayText(on) }) : m.orders_refund_covered_asked()
}

function dayText(date: string): string {
  return `${weekdayText(date, currentLanguage())} ${isolated(dateText(date))}`
}
