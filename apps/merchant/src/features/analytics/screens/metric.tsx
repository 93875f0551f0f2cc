import { problemText } from '@daftar/app-kit/problem-text'
import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { useFileExport, type Reading } from '@daftar/app-kit/use-file-export'
import { readFile } from '@daftar/client/download'
import { isMetric, type Metric } from '@daftar/rules/analytics/metrics'
import { granularities } from '@daftar/rules/analytics/period'
import { Card } from '@daftar/ui/card'
import { Column, Columns } from '@daftar/ui/columns'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { currentLanguage, m } from '@daftar/words'
import { metricName } from '@daftar/words/analytics-words'
import { nameText } from '@daftar/words/names'
import { productText } from '@daftar/words/order-words'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useCallback } from 'react'
import { notFound } from '../../../shared/page/not-found.ts'
import { today } from '../../../shared/text/today.ts'
import { useServices } from '../../../shared/use-services.ts'
import { analyticsFilters, filterQuery } from '../filters.ts'
import { FigureTable } from '../parts/figure-table.tsx'
import { FilterBar } from '../parts/filter-bar.tsx'
import { SeriesChart } from '../parts/series-chart.tsx'
import { MetricSkeleton } from '../parts/metric-skeleton.tsx'
import { TileFigure } from '../parts/tiles.tsx'
import { analyticsPaths } from '../paths.ts'
import { metricQuery, type MetricAnswer } from '../queries.ts'
import styles from '../parts/tables.module.css'
import { daysText, granularityText, headText, metricDefinition, overTimeText, stepText } from '../words.ts'

/** One metric: over time, by store and by product, with its numbers and their file (ANA-02, DEC-ANA-3). */
export function MetricScreen({
  params: { country, metric },
}: {
  params: { country: string; metric: string }
}) {
  if (!isMetric(metric)) throw notFound()
  return <MetricPage key={`${country} ${metric}`} country={country} metric={metric} />
}

function MetricPage({ country, metric }: { country: string; metric: Metric }) {
  const [filters, onChange] = useAddressFilters(analyticsFilters, { isStep: true })
  const asked = filterQuery(filters, today(country), 'metric')
  const query = useQuery(metricQuery(country, metric, asked))
  const { state, start } = useMetricExport(country, metric)
  const name = metricName(metric)
  return (
    <>
      <PageHeader
        title={name}
        subtitle={query.data ? headText(query.data) : '\u00a0'}
        breadcrumbs={{
          label: m.analytics_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_analytics(), href: analyticsPaths.country(country, filters) },
            { label: name },
          ],
        }}
        moreLabel={m.analytics_more()}
        actions={[
          {
            id: 'csv',
            label: m.analytics_download(),
            icon: <Download />,
            busy: state.step === 'running',
            disabled: state.step === 'running',
            onPress: () => start(asked),
          },
        ]}
      />
      {state.step === 'failed' ? (
        <Notice tone="negative" live="alert">
          {problemText(state.error)}
        </Notice>
      ) : null}
      <FilterBar
        {...{ country, filters, onChange }}
        head={query.data}
        hrefOf={(code) => analyticsPaths.metric(code, metric, { ...filters, stores: [] })}
      >
        <SegmentedChoice
          label={m.analytics_granularity()}
          labelHidden
          options={granularities.map((value) => ({ value, label: stepText(value) }))}
          value={filters.granularity}
          onValueChange={(granularity) => onChange({ granularity })}
        />
      </FilterBar>
      <Queried query={query} pending={<MetricSkeleton />} failedTitle={m.analytics_failed()}>
        {(answer) => <Answer answer={answer} granularity={asked.granularity} />}
      </Queried>
    </>
  )
}

type AnswerProps = { answer: MetricAnswer; granularity: ReturnType<typeof filterQuery>['granularity'] }

function Answer({ answer, granularity }: AnswerProps) {
  const { metric, figure, series, by_store: byStore, by_product: byProduct } = answer
  return (
    <Column>
      <Card title={overTimeText(metric, granularity)} subtitle={metricDefinition(metric)}>
        <div className={styles.above}>
          <div>
            <TileFigure tile={figure} head={answer} />
          </div>
          <SeriesChart metric={metric} granularity={granularity} points={series} head={answer} />
        </div>
      </Card>
      <Columns second="even">
        <FigureTable
          title={m.analytics_by_store()}
          header={m.analytics_store()}
          metric={metric}
          head={answer}
          rows={byStore.map((row) => ({ ...row, id: row.store_id, name: <Typed>{nameText(row)}</Typed> }))}
        />
        <FigureTable
          title={m.analytics_by_product()}
          header={m.analytics_product()}
          metric={metric}
          head={answer}
          rows={byProduct.map((row) => ({ ...row, id: row.product, name: productText(row.product) }))}
        />
      </Columns>
      <FigureTable
        title={m.analytics_numbers()}
        header={granularityText(granularity)}
        metric={metric}
        head={answer}
        rows={series.map((row) => ({ ...row, id: row.from, name: daysText(row) }))}
      />
    </Column>
  )
}

/** The table as CSV, of the days and stores that are shown. */
function useMetricExport(country: string, metric: Metric) {
  const { api } = useServices()
  const ask = useCallback(
    (query: ReturnType<typeof filterQuery>, reading: Reading) =>
      readFile(api, 'analytics.export', {
        params: { country, metric },
        query: { ...query, language: currentLanguage() },
        ...reading,
      }),
    [api, country, metric],
  )
  return useFileExport(ask)
}
