import { Buffer } from 'node:buffer'
import type { SeriesPoint } from '@daftar/contract/endpoints/overview/analytics-shapes'
import { metricUnits, type Metric } from '@daftar/rules/analytics/metrics'
import type { Language } from '@daftar/rules/geo/languages'
import type { Currency } from '@daftar/rules/money/currency'
import { m } from '@daftar/words'
import { metricName } from '@daftar/words/analytics-words'
import { byteOrderMark, csvLine } from '../../../platform/csv.ts'

/**
 * The table of a metric as it stands on its page (DEC-ANA-3), with what its figures are. Cells without data
 * are empty.
 */
export function csvOfMetric(
  metric: Metric,
  points: readonly SeriesPoint[],
  { currency, language }: { currency: Currency; language: Language },
): Buffer {
  const unit = { money: currency, count: '', percent: '%' }[metricUnits[metric]]
  const words = { locale: language }
  const heads = [
    m.analytics_csv_from({}, words),
    m.analytics_csv_to({}, words),
    metricName(metric, language),
    m.analytics_csv_before({}, words),
    m.analytics_csv_unit({}, words),
  ]
  const lines = points.map(({ from, to, value, before }) =>
    csvLine([from, to, value ?? '', before ?? '', unit].map((text) => ({ text }))),
  )
  return Buffer.concat([
    byteOrderMark,
    Buffer.from(csvLine(heads.map((text) => ({ text })))),
    ...lines.map((line) => Buffer.from(line)),
  ])
}
