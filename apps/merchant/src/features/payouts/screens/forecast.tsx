import { Column } from '@daftar/ui/columns'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { AreaFrame } from '../parts/area-frame.tsx'
import { CyclesCard } from '../parts/cycle/cycles-card.tsx'
import { ForecastCard } from '../parts/home/forecast-card.tsx'
import { Queried } from '../parts/queried.tsx'
import { CardSkeleton } from '../parts/skeletons.tsx'
import { forecastQuery } from '../queries.ts'

/**
 * The next four payouts from what is captured, waits, is disputed and deducted; weekly against flexible in
 * money.
 */
export function ForecastScreen() {
  return (
    <AreaFrame tab="forecast">
      <Queried
        query={useQuery(forecastQuery)}
        pending={<CardSkeleton />}
        failedTitle={m.payouts_forecast_failed()}
      >
        {(forecasts) =>
          forecasts.length === 0 ? (
            <EmptyState title={m.payouts_forecast_empty_title()}>
              {m.payouts_forecast_empty_text()}
            </EmptyState>
          ) : (
            <Column>
              {forecasts.map((forecast) => (
                <Column key={`${forecast.merchant_id} ${forecast.currency}`}>
                  <ForecastCard forecast={forecast} isOnly={forecasts.length === 1} />
                  <CyclesCard forecast={forecast} />
                </Column>
              ))}
            </Column>
          )
        }
      </Queried>
    </AreaFrame>
  )
}
