import { Readable } from 'node:stream'
import { isMetric } from '@daftar/rules/analytics/metrics'
import type { ReadTx } from '../../../platform/database/database.ts'
import { csvType } from '../../../platform/csv.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { questionOf, type Question } from './asked.ts'
import { csvOfMetric } from './csv.ts'
import type { AnalyticsDependencies } from './dependencies.ts'
import {
  byProduct,
  byStore,
  keyedSums,
  seriesOf,
  tileOf,
  tilesOf,
  topStoresOf,
  type Read,
} from './figures.ts'
import { readSums } from './figures-store.ts'
import { RecentSums } from './recent-sums.ts'

/** What was sold, told in eight metrics (ANA-01 to ANA-03). */
export function analyticsHandlers({ database }: AnalyticsDependencies): Handlers<'analytics'> {
  const recent = new RecentSums()
  const readFor = async (tx: ReadTx, question: Question, now: Date): Promise<Read> => {
    const { asked, currency, range, isRunning } = question
    const rows = await recent.of(asked, now, () => readSums(tx, asked))
    return { rows, sums: keyedSums(rows), currency, range, granularity: asked.granularity, isRunning }
  }
  return {
    'analytics.read': async ({ tx, actor, params, query, now }) => {
      const question = await questionOf(tx, actor, params.country, query, now)
      if (question instanceof Refusal) return question
      const read = await readFor(tx, question, now)
      return {
        ...headOf(question),
        tiles: tilesOf(read),
        sales: seriesOf(read, 'gmv'),
        top_stores: topStoresOf(read, question.counted),
      }
    },

    'analytics.metric': async ({ tx, actor, params: { country, metric }, query, now }) => {
      if (!isMetric(metric)) return refuse('not_found')
      const question = await questionOf(tx, actor, country, query, now)
      if (question instanceof Refusal) return question
      const read = await readFor(tx, question, now)
      return {
        ...headOf(question),
        metric,
        figure: tileOf(read, metric),
        series: seriesOf(read, metric),
        by_store: byStore(read, metric, question.counted),
        by_product: byProduct(read, metric),
      }
    },

    'analytics.export': async ({ actor, params: { country, metric }, query, request, audit, now }) => {
      const { language = request.language, ...wanted } = query
      audit({ object: `analytics:${country}`, after: { metric, ...wanted } })
      if (!isMetric(metric)) return refuse('not_found')
      const made = await database.tenantRead([actor.merchantId], async (tx) => {
        const question = await questionOf(tx, actor, country, wanted, now)
        return question instanceof Refusal ? question : { question, read: await readFor(tx, question, now) }
      })
      if (made instanceof Refusal) return made
      const { currency, range } = made.question
      const points = seriesOf(made.read, metric)
      const bytes = csvOfMetric(metric, points, { currency, language })
      return {
        bytes: Readable.from([bytes]),
        contentType: csvType,
        name: `analytics_${country}_${metric}_${range.from}_${range.to}.csv`,
        size: bytes.length,
        disposition: 'attachment',
        headers: { 'x-row-count': String(points.length) },
      }
    },
  }
}

function headOf({ country, currency, zone, countries, stores, range, before, isRunning }: Question) {
  return {
    country,
    currency,
    zone,
    countries,
    stores: stores.map(({ id, name, name_ar }) => ({ store_id: id, name, name_ar })),
    ...range,
    before_from: before.from,
    before_to: before.to,
    is_running: isRunning,
  }
}
