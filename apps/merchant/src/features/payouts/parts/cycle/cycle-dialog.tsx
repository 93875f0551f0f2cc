import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { cycleChangeDate } from '@daftar/rules/settlement/payout-cycle'
import { RadioCards } from '@daftar/ui/radio-cards'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../../../../shared/text/today.ts'
import { cycleEffect } from '../../cycle-effect.ts'
import { cycleMutation, forecastQuery, type PayoutCycle } from '../../queries.ts'
import { changedText, cycleName, switchText, type Cycle } from './cycle-words.ts'
import { dateInSentence } from '../dates.tsx'
import { effectText } from '../payout/effect-text.ts'
import layout from '../layout.module.css'
import styles from '../side-panel.module.css'

type CycleDialogProps = { merchantId: string; cycle: PayoutCycle; onClose: () => void }

/** Chooses between the two cycles, says what it does to the money, and takes effect next week (DEC-PO-8). */
export function CycleDialog({ merchantId, cycle, onClose }: CycleDialogProps) {
  const planned = cycle.next?.cycle ?? cycle.cycle
  const [chosen, setChosen] = useState<Cycle>(planned)
  const from = dateInSentence(cycleChangeDate(today(zoneOfCurrency(cycle.fees.currency))))
  const act = useAct({
    mutation: cycleMutation(useQueryClient(), merchantId),
    doneText: ({ intent, answer: { next } }) => changedText(intent, next ? dateInSentence(next.from) : from),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      act={act}
      title={m.payouts_cycle_dialog_title()}
      confirmLabel={chosen === planned ? m.payouts_cycle_keep() : switchText(chosen, from)}
      confirmDisabled={chosen === planned}
      onConfirm={() => act.send(chosen)}
      onClose={onClose}
    >
      <div className={layout.tight}>
        <RadioCards
          label={m.payouts_cycle_dialog_title()}
          labelHidden
          value={chosen}
          onValueChange={setChosen}
          options={[
            { value: 'weekly', label: cycleName('weekly'), description: m.payouts_cycle_weekly_text() },
            {
              value: 'flexible',
              label: cycleName('flexible'),
              description: m.payouts_cycle_flexible_text({
                minimum: moneyText(cycle.fees.flexible_minimum, cycle.fees.currency, { trim: true }),
                fee: moneyText(cycle.fees.flexible_extra, cycle.fees.currency, { trim: true }),
              }),
            },
          ]}
        />
        <Effect merchantId={merchantId} currency={cycle.fees.currency} />
      </div>
    </ConfirmAct>
  )
}

/** The money effect, from the forecast of the next four weeks. */
function Effect({ merchantId, currency }: { merchantId: string; currency: string }) {
  const { data, isError } = useQuery(forecastQuery)
  const forecast = data?.find((each) => each.merchant_id === merchantId && each.currency === currency)
  const effect = forecast && cycleEffect(forecast)
  const unknown = isError ? m.payouts_forecast_failed() : m.payouts_cycle_effect_unknown()
  return (
    <p className={styles.note} role="status">
      {effect ? effectText(effect, currency) : unknown}
    </p>
  )
}
