import { isDeduction, kindsOfStep, type WaterfallStep } from '@daftar/rules/settlement/payout-lines'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { Waterfall } from '@daftar/ui/waterfall'
import { m } from '@daftar/words'
import { minorOf } from '../../amounts.ts'
import type { Payout } from '../../queries.ts'
import { stepText } from '../cycle/step-words.ts'

type WaterfallCardProps = {
  payout: Payout
  openStep: WaterfallStep | null
  onOpen: (step: string) => void
}

/** From what was sold to what was sent, to the last minor unit; each step opens its movements (DEC-PO-4). */
export function WaterfallCard({ payout, openStep, onOpen }: WaterfallCardProps) {
  const { currency } = payout
  const shown = payout.waterfall.filter(({ amount }) => minorOf(amount, currency) !== 0n)
  return (
    <Card title={m.payouts_waterfall_title()} subtitle={m.payouts_waterfall_subtitle()}>
      <Waterfall
        label={m.payouts_waterfall_title()}
        columnLabels={{ step: m.payouts_column_step(), amount: m.payouts_column_amount() }}
        steps={shown.map(({ step, amount }) => ({
          id: step,
          label: stepText(step),
          value: Number(amount),
          amount: <Money value={amount} currency={currency} />,
          deduction: isDeduction(step) || amount.startsWith('-'),
          opens: kindsOfStep(step).length > 0,
        }))}
        total={{
          label: m.payouts_waterfall_total(),
          value: Number(payout.net),
          amount: <Money value={payout.net} currency={currency} size="strong" />,
        }}
        openId={openStep}
        onOpen={onOpen}
        openLabel={(label) => m.payouts_open_step({ step: label })}
      />
    </Card>
  )
}
