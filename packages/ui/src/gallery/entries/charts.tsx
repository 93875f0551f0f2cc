import { useState } from 'react'
import { Card } from '../../frame/card.tsx'
import { Money } from '../../text/money.tsx'
import { BarChart } from '../../charts/bar-chart.tsx'
import { RangeBar } from '../../charts/range-bar.tsx'
import { LineChart, type ChartPoint } from '../../charts/line-chart.tsx'
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
    id: 'range-bar',
    title: 'RangeBar',
    states: [
      {
        name: 'sure, what may come on top, and the one before',
        wide: true,
        render: (say) => (
          <Card>
            <RangeBar
              label={say('The next payout', 'الدفعة القادمة')}
              sure={{ value: 20357.6, label: say('Certain', 'مؤكد') }}
              maybe={{ value: 23192.23, label: say('If captured today', 'إن حُصّلت اليوم') }}
              reference={{ value: 23085.7, label: say('Last Monday', 'الاثنين الماضي') }}
            />
          </Card>
        ),
      },
      {
        name: 'nothing yet',
        wide: true,
        render: (say) => (
          <Card>
            <RangeBar
              label={say('The next payout', 'الدفعة القادمة')}
              sure={{ value: 0, label: say('Certain', 'مؤكد') }}
            />
          </Card>
        ),
      },
    ],
  },
  {
    id: 'line-chart',
    title: 'LineChart',
    states: [
      {
        name: 'seven days beside the week before',
        wide: true,
        render: (say) => (
          <Card title={say('Sales', 'المبيعات')}>
            <DaysSample say={say} />
          </Card>
        ),
      },
    ],
  },
  {
    id: 'bar-chart',
    title: 'BarChart',
    states: [
      {
        name: 'weeks, with a line to compare with',
        wide: true,
        render: (say) => (
          <Card title={say('Week by week', 'أسبوعًا بأسبوع')}>
            <WeeksSample say={say} />
          </Card>
        ),
      },
      {
        name: 'gains and deductions, with what is left and a range',
        wide: true,
        render: (say) => (
          <Card title={say('The next weeks', 'الأسابيع القادمة')}>
            <StackSample say={say} />
          </Card>
        ),
      },
      {
        name: 'nothing yet, small',
        render: (say) => (
          <Card>
            <BarChart
              size="small"
              label={say('Sales', 'المبيعات')}
              parts={{ sold: { tone: 'accent', label: say('Sold', 'المبيعات') } }}
              bars={mondays(6).map((date) => ({ ...bar(say, date, 0), values: { sold: 0 } }))}
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
    columnLabels: { step: say('Line', 'البند'), amount: say('Amount', 'المبلغ') },
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

/** So many Mondays from 7 September 2026 on. */
function mondays(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 8, 7 + 7 * at))
    return day.toISOString().slice(0, 10)
  })
}

function bar(say: Say, date: string, value: number) {
  const [year = '', month = '', day = ''] = date.split('-')
  return {
    id: date,
    label: `${say('Monday', 'الاثنين')} ${day}/${month}/${year.slice(2)}`,
    text: `BHD ${value.toFixed(3)}`,
    amount: <Money value={value.toFixed(3)} currency="BHD" />,
  }
}

function WeeksSample({ say }: { say: Say }) {
  const taken = [712.8, 537.5, 590, 537.5, 537.5, 221.4, 0, 383.508, 0, 0, 537.4]
  const kinds = ['share', 'minimum', 'share', 'minimum', 'minimum'] as const
  const months: Record<number, string> = {
    0: say('Sep', 'سبتمبر'),
    4: say('Oct', 'أكتوبر'),
    8: say('Nov', 'نوفمبر'),
    13: say('Dec', 'ديسمبر'),
  }
  const bars = mondays(18).map((date, at) => {
    const value = taken[at] ?? (at === taken.length ? 2620.192 : 537.5)
    const kind = at > taken.length ? 'due' : at === taken.length ? 'next' : (kinds[at] ?? 'short')
    return {
      ...bar(say, date, value),
      tick: months[at],
      values: { [kind]: value },
      ...(value === 0 && { flag: { text: '0', tone: 'negative' as const } }),
      ...(kind === 'next' && {
        flag: {
          text: say('Due Monday, 2,620.192', 'المستحق يوم الاثنين 2,620.192'),
          tone: 'warning' as const,
        },
      }),
    }
  })
  return (
    <BarChart
      label={say('Repayments by week', 'الأقساط حسب الأسبوع')}
      bars={bars}
      parts={{
        share: { tone: 'accent', label: say('Taken at 22%', 'خُصم بنسبة 22%') },
        minimum: { tone: 'warning', label: say('Raised to the minimum', 'رُفع إلى الحد الأدنى') },
        short: { tone: 'negative', label: say('Short', 'أقل من المستحق') },
        next: { tone: 'due', label: say('Due next', 'المستحق القادم') },
        due: { tone: 'hatched', label: say('To come', 'قادم') },
        early: { tone: 'positive', label: say('Paid off early', 'سداد مبكر') },
      }}
      reference={{
        value: 537.5,
        label: (
          <>
            {say('Minimum', 'الحد الأدنى')} <Money value="537.500" currency="BHD" />
          </>
        ),
      }}
      table={{
        summary: say('Show as a table', 'عرض كجدول'),
        columns: [
          { id: 'week', header: say('Week', 'الأسبوع'), cell: ({ label }) => label },
          { id: 'amount', header: say('Amount', 'المبلغ'), align: 'end', cell: ({ amount }) => amount },
        ],
      }}
    />
  )
}

function StackSample({ say }: { say: Say }) {
  const weeks = [
    [29_500, 0, -2100],
    [12_400, 9800, -1600],
    [4100, 21_000, -1900],
    [0, 25_400, -1950],
  ] as const
  return (
    <BarChart
      label={say('The next weeks', 'الأسابيع القادمة')}
      parts={{
        sales: { tone: 'accent', label: say('Captured', 'تم تحصيلها') },
        later: { tone: 'hatched', label: say('Expected', 'متوقعة') },
        fees: { tone: 'neutral', label: say('Fees', 'الرسوم') },
      }}
      markerLabel={say('Paid to you', 'يصلك')}
      rangeLabel={say('Likely range', 'النطاق المرجح')}
      bars={mondays(4).map((date, at) => {
        const [sales, later, fees] = weeks[at]!
        const net = sales + later + fees
        const sample = bar(say, date, net)
        return {
          ...sample,
          tick: (
            <bdi dir="ltr">
              {date.slice(8)}/{date.slice(5, 7)}
            </bdi>
          ),
          values: { sales, later, fees },
          marker: net,
          lines: [
            {
              id: 'fees',
              label: say('Fees', 'الرسوم'),
              amount: <Money value={`${fees}.000`} currency="BHD" />,
            },
          ],
          ...(later > 0 && { range: { from: net - later / 4, to: net + later / 4 } }),
        }
      })}
    />
  )
}

function DaysSample({ say }: { say: Say }) {
  const points = [3400, 3200, 4050, 5150, 5780, 4900, 2606.5].map((value, at): ChartPoint => {
    const day = `${16 + at}/11`
    const text = `AED ${value}`
    return { id: day, label: day, tick: day, value, before: 3900 + ((at * 700) % 2300), text }
  })
  return (
    <LineChart
      label={say('Sales by day', 'المبيعات بحسب اليوم')}
      points={points}
      isRunning
      legend={{ value: say('This week', 'هذا الأسبوع'), before: say('The week before', 'الأسبوع السابق') }}
      table={{
        summary: say('As a table', 'في جدول'),
        columns: [
          { id: 'day', header: say('Day', 'اليوم'), cell: ({ label }) => label },
          { id: 'sold', header: say('Sold', 'المبيعات'), cell: ({ text }) => text, align: 'end' },
        ],
      }}
    />
  )
}
