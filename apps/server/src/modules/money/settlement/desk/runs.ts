import { mondayOf } from '@daftar/rules/calendar/calendar-date'
import type { Handlers } from '../../../../platform/http/call.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { pageBy, pageOf, readPageToken } from '../../../../platform/http/paging.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import { weeklyCutOff } from '../closing/cut-off.ts'
import type { SettlementDependencies } from '../dependencies.ts'
import { listResults } from './store.ts'
import { dryRun } from '../runs/dry-run.ts'
import { findDue } from '../closing/parties.ts'
import { presentDryResult, presentResult, presentRun } from './present.ts'
import { runJobName, type RunOrder } from '../runs/run-job.ts'
import { findRun, listRuns, queueRun, runIdOf } from '../runs/run-store.ts'

export function runHandlers(parts: SettlementDependencies) {
  const answer = async (tx: Tx, id: string) => {
    const run = await findRun(tx, id)
    return run ? { run: presentRun(run) } : refuse('not_found')
  }
  return {
    'settlement.runs': async ({ tx, query }) => {
      const size = query.page_size ?? 20
      const rows = await listRuns(tx, { before: readPageToken(query.page_token), size })
      const page = pageOf(rows, size, (row) => ({ at: row.cut_off_at, id: row.id }))
      return { runs: page.rows.map(presentRun), next_page_token: page.nextPageToken }
    },

    'settlement.run': ({ tx, params }) => answer(tx, params.id),

    'settlement.runResults': async ({ tx, params, query }) => {
      const run = await findRun(tx, params.id)
      if (!run) return refuse('not_found')
      const size = query.page_size ?? 20
      const rows = await listResults(tx, {
        currency: run.currency,
        until: run.cut_off_at,
        search: query.search,
        after: query.page_token ?? '',
        size,
      })
      const page = pageBy(rows, size, (row) => row.merchant_id)
      return { results: page.rows.map(presentResult), next_page_token: page.nextPageToken }
    },

    'settlement.previewRun': async ({ tx, query, now }) => {
      const { currency } = query
      const cutOff = weeklyCutOff(currency, mondayOf(query.date), now)
      if (cutOff.until > now) return refuse('run_too_early')
      const due = (await findDue(tx, parts.capital, cutOff)).toSorted()
      const after = query.page_token ?? ''
      // Pages of merchants follow their ids: the token is the last one's.
      const page = pageBy(
        due.filter((id) => id > after),
        query.page_size ?? 20,
        (id) => id,
      )
      const results = await dryRun(tx, parts, cutOff, page.rows)
      return {
        week_start: cutOff.weekStart,
        merchants: due.length,
        results: results.map((result) => presentDryResult(result, currency)),
        next_page_token: page.nextPageToken,
      }
    },

    'settlement.startRun': async ({ tx, body, actor, now, audit }) => {
      const { currency } = body
      const monday = mondayOf(body.date)
      const cutOff = weeklyCutOff(currency, monday, now)
      const id = runIdOf(cutOff)
      audit({ object: `settlement_run:${id}` })
      if (cutOff.until > now) return refuse('run_too_early')
      await queueRun(tx, cutOff, actor.id)
      const order: RunOrder = { currency, monday, staffId: actor.id }
      await enqueue(tx, { name: runJobName }, order, { key: `settlement:${id}`, queue: 'settlement' })
      return answer(tx, id)
    },
  } satisfies Partial<Handlers<'settlement'>>
}
