import type { SimulatedWeek } from '@daftar/rules/capital/simulator/simulation'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ChartBar, ChartTone } from '@daftar/ui/bar-chart'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { monthTicks } from '@daftar/words/formats/month-ticks'
import { moneyText } from '@daftar/words/formats/number'

/** A week that is replayed: S, and its Monday where it is one of the merchant's own. */
export interface ReplayedWeek {
  monday: string | null
  salesMinor: bigint
}

type Look = 'share' | 'above' | 'far' | 'short' | 'paid' | 'over'

const tones: Record<Look, ChartTone> = {
  share: 'accent',
  above: 'warning',
  far: 'negative',
  short: 'negative',
  paid: 'accentFaint',
  over: 'faint',
}

/** What a week's payout is made of: what is taken stands below what is paid out. */
export function partsOf(rate: string) {
  const looks = Object.keys(tones) as Look[]
  return Object.fromEntries(looks.map((look) => [look, { tone: tones[look], label: labelOf(look, rate) }]))
}

function labelOf(look: Look, rate: string): string {
  switch (look) {
    case 'share':
      return m.simulator_week_share({ rate })
    case 'above':
      return m.simulator_week_above({ rate })
    case 'far':
      return m.simulator_week_far()
    case 'short':
      return m.simulator_week_short()
    case 'paid':
      return m.simulator_week_paid()
    case 'over':
      return m.simulator_week_over()
  }
}

type Replay = {
  weeks: readonly SimulatedWeek[]
  replayed: readonly ReplayedWeek[]
  currency: Currency
  /** As text. */
  rate: string
}

/** Every fifth week is numbered where there are no dates. */
const ticksEvery = 5

/** The weeks until it is repaid, and the replayed ones after it, of which nothing is taken any more. */
export function replayBars({ weeks, replayed, currency, rate }: Replay): ChartBar[] {
  const after = replayed.slice(weeks.length)
  const mondays = replayed.map(({ monday }) => monday ?? '')
  const ticks = mondays.includes('') ? null : monthTicks(mondays, currentLanguage())
  const place = (at: number) => ({
    id: String(at + 1),
    label: weekLabel(at, replayed[at]?.monday ?? null),
    tick: ticks ? ticks[at] : at % ticksEvery === 0 ? at + 1 : undefined,
  })
  return [
    ...weeks.map((week, at) => ({ ...place(at), ...taken(week, currency, rate) })),
    ...after.map(({ salesMinor }, at) => {
      const value = toDecimal(money(salesMinor, currency))
      return {
        ...place(weeks.length + at),
        values: { over: Number(value) },
        text: moneyText(value, currency),
        amount: <Money value={value} currency={currency} />,
        note: labelOf('over', rate),
      }
    }),
  ]
}

function weekLabel(at: number, monday: string | null): string {
  return monday === null
    ? m.loan_week_number({ week: at + 1 })
    : `${weekdayText(monday, currentLanguage())} ${dateText(monday)}`
}

function taken(week: SimulatedWeek, currency: Currency, rate: string) {
  const decimal = (minor: bigint) => toDecimal(money(minor, currency))
  const look = lookOf(week)
  const [takenText, paidText] = [decimal(week.repaymentMinor), decimal(week.salesMinor - week.repaymentMinor)]
  return {
    values: { [look]: Number(takenText), paid: Number(paidText) },
    text: moneyText(takenText, currency),
    amount: <Money value={takenText} currency={currency} />,
    note: labelOf(look, rate),
    lines: [
      { id: 'paid', label: m.simulator_week_paid(), amount: <Money value={paidText} currency={currency} /> },
      {
        id: 'taken',
        label: m.simulator_column_taken(),
        amount: <Money value={takenText} currency={currency} />,
      },
    ],
  }
}

function lookOf({ status, shortfallMinor }: SimulatedWeek): Look {
  if (shortfallMinor > 0n) return 'short'
  if (status === 'paid') return 'share'
  return status === 'overdueCritical' ? 'far' : 'above'
}
