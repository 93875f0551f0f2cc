import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { CalendarDay } from '@daftar/app-kit/moment'
import { useAct } from '@daftar/app-kit/use-act'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { cycleChangeDate } from '@daftar/rules/settlement/payout-cycle'
import { payoutCycles, type PayoutCycle as Cycle } from '@daftar/rules/settlement/settlement-fee'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { productNow } from '@daftar/ui/product-clock'
import { RadioCards } from '@daftar/ui/radio-cards'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cycleMutation } from '../mutations.ts'
import type { PayoutCycle } from '../queries.ts'
import { cycleWords, dateInSentence } from '../words.ts'
import styles from './money.module.css'

/** Both cycles with their fees; what is chosen counts from the next week on, once it was confirmed. */
export function CycleOptions({ merchantId, cycle }: { merchantId: string; cycle: PayoutCycle }) {
  const { fees, next, fixed_because: reason } = cycle
  const planned = next?.cycle ?? cycle.cycle
  const [chosen, setChosen] = useState<Cycle>(planned)
  const [isAsking, setAsking] = useState(false)
  const today = dateInZone(productNow(), zoneOfCurrency(fees.currency))
  const from = dateInSentence(cycleChangeDate(today))
  const act = useAct({
    mutation: cycleMutation(useQueryClient(), merchantId),
    doneText: ({ intent, answer }) =>
      m.money_cycle_done({
        cycle: cycleWords[intent](),
        date: answer.next ? dateInSentence(answer.next.from) : from,
      }),
    onDone: () => setAsking(false),
  })
  return (
    <>
      {reason ? (
        <Notice>
          {reason === 'advance' ? m.payouts_cycle_fixed_advance() : m.payouts_cycle_fixed_role()}
        </Notice>
      ) : null}
      {next ? (
        <Notice>
          {m.payouts_cycle_next({ cycle: cycleWords[next.cycle](), date: dateInSentence(next.from) })}
        </Notice>
      ) : null}
      <RadioCards<Cycle>
        label={m.money_options_choose()}
        labelHidden
        value={chosen}
        onValueChange={setChosen}
        disabled={reason !== null}
        options={payoutCycles.map((value) => ({
          value,
          label: cycleWords[value](),
          description: textOf(value, fees),
          aside: value === cycle.cycle ? <Badge tone="positive">{m.money_option_now()}</Badge> : undefined,
        }))}
      />
      {reason === null ? (
        <Button variant="primary" block disabled={chosen === planned} onClick={() => setAsking(true)}>
          {m.money_option_choose()}
        </Button>
      ) : null}
      <Card title={m.payouts_fee_title()}>
        <DescriptionList facts={feeFacts(fees)} />
      </Card>
      <Card>
        <DescriptionList
          facts={[
            {
              id: 'next',
              label: m.payouts_cycle_next_payout(),
              value: <CalendarDay date={cycle.next_payout_on} weekday />,
            },
          ]}
        />
      </Card>
      {isAsking ? (
        <ConfirmAct
          act={act}
          title={m.money_cycle_confirm({ cycle: cycleWords[chosen]() })}
          confirmLabel={m.money_option_choose()}
          onConfirm={() => act.send(chosen)}
          onClose={() => setAsking(false)}
        >
          <p className={styles.muted}>{m.money_cycle_from({ date: from })}</p>
        </ConfirmAct>
      ) : null}
    </>
  )
}

function textOf(cycle: Cycle, { currency, flexible_minimum, flexible_extra }: PayoutCycle['fees']): string {
  if (cycle === 'weekly') return m.payouts_cycle_weekly_text()
  return m.payouts_cycle_flexible_text({
    minimum: moneyText(flexible_minimum, currency, { trim: true }),
    fee: moneyText(flexible_extra, currency, { trim: true }),
  })
}

/** PO-15, PO-16: the fee of a transfer by its size, and what the flexible cycle adds. */
function feeFacts({ currency, below, from, flexible_extra: extra }: PayoutCycle['fees']): Fact[] {
  const trimmed = (amount: string) => moneyText(amount, currency, { trim: true })
  const facts: (Fact | null)[] = [
    below && {
      id: 'below',
      label: m.payouts_fee_below({ amount: trimmed(below.under) }),
      value: <Money value={below.fee} currency={currency} />,
    },
    from && {
      id: 'from',
      label: m.payouts_fee_from({ amount: trimmed(from.amount) }),
      value: <Money value={from.fee} currency={currency} />,
    },
    {
      id: 'extra',
      label: m.payouts_fee_flexible(),
      value: <Money value={extra} currency={currency} sign="always" />,
    },
  ]
  return facts.filter((fact) => fact !== null)
}
