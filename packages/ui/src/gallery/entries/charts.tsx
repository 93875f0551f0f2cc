import { useState } from 'react'
import { Card } from '../../frame/card.tsx'
import { Money } from '../../text/money.tsx'
import { StackedBars } from '../../charts/stacked-bars.tsx'
import { Waterfall } from '../../charts/waterfall.tsx'
import type { GalleryEntry, Say } from '../entry.tsx'

export const chartEntries: GalleryEntry[] = [
  {
    id: 'waterfall',
    title: 'Waterfall',
    states: [
      { name: 'steps that open', wide: true, render: (say) => <OpenWaterfall say={say} /> },
      {
        name: 'below zero',
        wide: true,
        render: (say) => (
          <Card>
            <Waterfall {...figures(say, [1200, -2100.5, -60], -960.5)} />
          </Card>
        ),
      },
    ],
  },
  {
    id: 'stacked-bars',
    title: 'StackedBars',
    states: [
      {
        name: 'gains and deductions',
        wide: true,
        render: (say) => (
          <Card>
            <StackedBars
              label={say('The next weeks', 'الأسابيع القادمة')}
              parts={{
                sales: { tone: 'accent', label: say('Captured', 'تم تحصيلها') },
                later: { tone: 'hatched', label: say('Expected', 'متوقعة') },
                fees: { tone: 'neutral', label: say('Fees', 'الرسوم') },
              }}
              stacks={[
                ['23/11/26', 29500, 0, -2100],
                ['30/11/26', 12400, 9800, -1600],
                ['07/12/26', 4100, 21000, -1900],
                ['14/12/26', 0, 25400, -1950],
              ].map(([label, sales, later, fees]) => ({
                id: String(label),
                label: <bdi dir="ltr">{label}</bdi>,
                total: <Money value={`${Number(sales) + Number(later) + Number(fees)}.00`} currency="AED" />,
                values: { sales: Number(sales), later: Number(later), fees: Number(fees) },
              }))}
            />
          </Card>
        ),
      },
    ],
  },
]

function OpenWaterfall({ say }: { say: Say }) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Card>
      <Waterfall
        {...figures(say, [29500, -640, -1858.5, -92.93, -6, -5940.33], 20962.24)}
        openId={openId}
        onOpen={setOpenId}
        openLabel={(label) => say(`Show ${label}`, `عرض ${label}`)}
      />
    </Card>
  )
}

function figures(say: Say, values: readonly number[], total: number) {
  const names = [
    say('Sales', 'المبيعات'),
    say('Refunds', 'المرتجعات'),
    say('Commission', 'العمولة'),
    say('VAT on commission', 'ضريبة العمولة'),
    say('Transfer fee', 'رسوم التحويل'),
    say('Advance', 'التمويل'),
  ]
  const amount = (value: number) => <Money value={value.toFixed(2)} currency="AED" />
  return {
    label: say('From sales to transfer', 'من المبيعات إلى الحوالة'),
    columnLabels: { step: say('Step', 'الخطوة'), amount: say('Amount', 'المبلغ') },
    steps: values.map((value, at) => ({
      id: String(at),
      label: names[at] ?? '',
      value,
      amount: amount(value),
      deduction: at > 1,
    })),
    total: { label: say('Transfer', 'الحوالة'), value: total, amount: amount(total) },
  }
}
