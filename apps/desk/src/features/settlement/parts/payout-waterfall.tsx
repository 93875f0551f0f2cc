import type { WaterfallOut } from '@daftar/contract/endpoints/money/payouts-shapes'
import { Money } from '@daftar/ui/money'
import { Waterfall } from '@daftar/ui/waterfall'
import { isDeduction } from '@daftar/rules/settlement/payout-lines'
import { m } from '@daftar/words'
import { stepsToShow } from '../figures.ts'
import { stepText } from '../words.ts'

type PayoutWaterfallProps = { waterfall: WaterfallOut; net: string; currency: string }

/** From sales to the transfer, step by step. */
export function PayoutWaterfall({ waterfall, net, currency }: PayoutWaterfallProps) {
  return (
    <Waterfall
      label={m.desk_settlement_waterfall()}
      steps={stepsToShow(waterfall).map(({ step, amount }) => ({
        id: step,
        label: stepText(step),
        value: Number(amount),
        amount: <Money value={amount} currency={currency} />,
        deduction: isDeduction(step) || amount.startsWith('-'),
      }))}
      total={{
        label: m.desk_settlement_net(),
        value: Number(net),
        amount: <Money value={net} currency={currency} size="strong" />,
      }}
      columnLabels={{ step: m.desk_settlement_step(), amount: m.desk_amount() }}
    />
  )
}
