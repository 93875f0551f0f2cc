import { BarChart } from '@daftar/ui/bar-chart'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import type { Forecast } from '../../queries.ts'
import { Weekday } from '../dates.tsx'
import { ForecastFigures } from './forecast-figures.tsx'
import styles from './forecast-card.module.css'

type Row = Forecast['payouts'][number]

/** The next four payouts: what is sure of each, what is likely on top, and between what they come to lie. */
export function ForecastCard({ forecast, isOnly }: { forecast: Forecast; isOnly: boolean }) {
  const { currency, payouts } = forecast
  return (
    <>
      <Card
        title={isOnly ? m.payouts_forecast_heading() : m.payouts_forecast_heading_in({ currency })}
        subtitle={m.payouts_forecast_note()}
      >
        <p className={styles.sure}>{sureText(forecast)}</p>
        <BarChart
          label={m.payouts_forecast_heading()}
          unit={currency}
          parts={{
            certain: { tone: 'accent', label: m.payouts_forecast_certain() },
            likely: { tone: 'hatched', label: m.payouts_forecast_likely() },
          }}
          markerLabel={m.payouts_forecast_net()}
          rangeLabel={m.payouts_forecast_range()}
          bars={payouts.map((row) => ({
            id: row.pays_on,
            label: dayText(row),
            tick: <Weekday date={row.pays_on} />,
            values: {
              certain: Math.min(Number(row.certain_net), Number(row.net)),
              likely: Math.max(0, Number(row.net) - Number(row.certain_net)),
            },
            marker: Number(row.net),
            range: { from: Number(row.low_net), to: Number(row.high_net) },
            text: moneyText(row.net, currency),
            amount: <Money value={row.net} currency={currency} size="strong" />,
            lines: [
              line('certain', m.payouts_forecast_certain(), row.certain_net, currency),
              line('low', m.payouts_forecast_low(), row.low_net, currency),
              line('high', m.payouts_forecast_high(), row.high_net, currency),
            ],
          }))}
        />
      </Card>
      <ForecastFigures payouts={payouts} currency={currency} />
    </>
  )
}

/** The figure of the next payout that every page shows, and what one can do about it. */
function sureText({ currency, payouts: [next], if_captured: captured }: Forecast): string | null {
  if (!next) return null
  const given = { date: dayText(next), amount: moneyText(next.certain_net, currency) }
  return captured
    ? m.payouts_forecast_sure_or({ ...given, more: moneyText(captured.estimate, currency) })
    : m.payouts_forecast_sure(given)
}

function dayText({ pays_on: date }: Row): string {
  return `${weekdayText(date, currentLanguage())} ${isolated(dateText(date))}`
}

function line(id: string, label: string, value: string, currency: string) {
  return { id, label, amount: <Money value={value} currency={currency} /> }
}
