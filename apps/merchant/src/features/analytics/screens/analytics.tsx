import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { Card } from '@daftar/ui/card'
import { Column, Columns } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { metricName } from '@daftar/words/analytics-words'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { today } from '../../../shared/text/today.ts'
import { analyticsFilters, filterQuery } from '../filters.ts'
import { FilterBar } from '../parts/filter-bar.tsx'
import { SeriesChart } from '../parts/series-chart.tsx'
import { AnalyticsSkeleton } from '../parts/skeletons.tsx'
import { Tiles } from '../parts/tiles.tsx'
import { TopStores } from '../parts/top-stores.tsx'
import { analyticsPaths } from '../paths.ts'
import { analyticsQuery } from '../queries.ts'
import { headText } from '../words.ts'

/** What was sold in a country, in eight figures, day by day and by store (ANA-01, DEC-ANA-2). */
export function AnalyticsScreen() {
  const account = useAccount()
  const [filters] = useAddressFilters(analyticsFilters)
  const country = filters.country || account.country || ''
  return <OfCountry key={country} country={country} />
}

/** Other days and stores keep what stands there meanwhile; another country is a page of its own. */
function OfCountry({ country }: { country: string }) {
  const [filters, onChange] = useAddressFilters(analyticsFilters, { isStep: true })
  const asked = filterQuery(filters, today(country), 'all')
  const query = useQuery(analyticsQuery(country, asked))
  return (
    <>
      <PageHeader title={m.shell_item_analytics()} subtitle={query.data ? headText(query.data) : '\u00a0'} />
      <FilterBar
        {...{ country, filters, onChange }}
        head={query.data}
        hrefOf={(code) => analyticsPaths.country(code, { ...filters, stores: [] })}
      />
      <Queried query={query} pending={<AnalyticsSkeleton />} failedTitle={m.analytics_failed()}>
        {(answer) => (
          <Column>
            <Tiles answer={answer} filters={filters} />
            <Columns second="aside">
              <Card title={metricName('gmv')}>
                {answer.tiles.every(({ value, before }) => Number(value) === 0 && Number(before) === 0) ? (
                  <p>{m.analytics_empty()}</p>
                ) : (
                  <SeriesChart
                    metric="gmv"
                    granularity={asked.granularity}
                    points={answer.sales}
                    head={answer}
                  />
                )}
              </Card>
              <TopStores answer={answer} />
            </Columns>
          </Column>
        )}
      </Queried>
    </>
  )
}
