import { mondayOf } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { AllHandlers } from '../../platform/http/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { weeklyCutOff } from './cut-off.ts'
import type { DeskParts } from './desk-parts.ts'
import { listResults } from './desk-store.ts'
import { dryRun } from './dry-run.ts'
import { presentDryResult, presentResult, presentRun } from './present.ts'
import { dueAt } from './run.ts'
import { runJobName, type RunOrder } from './run-job.ts'
import { listRuns, queueRun } from './run-store.ts'

type RunHandlers = Pick<
  AllHandlers,
  'desk.runs' | 'desk.run' | 'desk.runResults' | 'desk.previewRun' | 'desk.startRun'
>

export function runHandlers({ capital }: DeskParts): RunHandlers {
  const find = async (tx: Tx, id: string) => (await listRuns(tx, id))[0]
  return {
    'desk.runs': async ({ tx }) => ({ runs: (await listRuns(tx)).map(presentRun) }),

    'desk.run': async ({ tx, params }) => {
      const run = await find(tx, params.id)
      return run ? { run: presentRun(run) } : refuse('not_found')
    },

    'desk.runResults': async ({ tx, params, query }) => {
      const run = await find(tx, params.id)
      if (!run) return refuse('not_found')
      const size = query.page_size ?? 20
      const rows = await listResults(tx, {
        currency: run.currency,
        until: run.cut_off_at,
        search: query.search,
        after: query.page_token ?? '',
        size,
      })
      const shown = rows.slice(0, size)
      return { results: shown.map(presentResult), next_page_token: nextAfter(rows.length > size, shown) }
    },

    'desk.previewRun': async ({ tx, query, now }) => {
      const { currency } = query
      const monday = mondayOf(query.date)
      const cutOff = weeklyCutOff(currency, monday, dateInZone(now.getTime(), zoneOfCurrency(currency)), now)
      if (cutOff.until > now) return refuse('run_too_early')
      const size = query.page_size ?? 20
      const [due, page] = await Promise.all([
        dueAt(tx, cutOff),
        dryRun(tx, capital, { currency, monday, at: now, after: query.page_token ?? '', limit: size + 1 }),
      ])
      const shown = page.slice(0, size)
      return {
        week_start: cutOff.weekStart,
        merchants: due.length,
        results: shown.map((result) => presentDryResult(result, currency)),
        next_page_token: nextAfter(
          page.length > size,
          shown.map((result) => ({ merchant_id: result.merchantId })),
        ),
      }
    },

    'desk.startRun': async ({ tx, body, actor, now, audit }) => {
      const { currency } = body
      const monday = mondayOf(body.date)
      const cutOff = weeklyCutOff(currency, monday, dateInZone(now.getTime(), zoneOfCurrency(currency)), now)
      audit({ object: `settlement_run:${currency}-${monday}` })
      if (cutOff.until > now) return refuse('run_too_early')
      await queueRun(tx, cutOff, actor.id)
      const order: RunOrder = { currency, monday, staffId: actor.id }
      await enqueue(tx, { name: runJobName }, order, {
        key: `settlement:${currency}-${monday}`,
        queue: 'settlement',
      })
      const run = await find(tx, `${currency}-${monday}`)
      return run ? { run: presentRun(run) } : refuse('not_found')
    },
  }
}

/** Pages of merchants follow their ids. */
function nextAfter(isMore: boolean, shown: readonly { merchant_id: string }[]): string | null {
  return isMore ? (shown.at(-1)?.merchant_id ?? null) : null
}
