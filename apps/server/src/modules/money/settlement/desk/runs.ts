import { mondayOf } from '@daftar/rules/calendar/calendar-date'
import type { Call, Handlers } from '../../../../platform/http/call.ts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { byId, byTime, listHandler, listPage } from '../../../../platform/http/paging.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import { weeklyCutOff } from '../closing/cut-off.ts'
import type { SettlementDependencies } from '../dependencies.ts'
import { listResults } from './store.ts'
import { dryRun } from '../runs/dry-run.ts'
import { findDue } from '../closing/payees.ts'
import { presentDryResult, presentResult, presentRun } from './present.ts'
import { runJobName, type RunOrder } from '../runs/run-job.ts'
import { findRun, listRuns, queueRun, runIdOf } from '../runs/run-store.ts'

export function runHandlers(deps: SettlementDependencies) {
  const answer = async (tx: ReadTx, id: string) => {
    const run = await findRun(tx, id)
    return run ? { run: presentRun(run) } : refuse('not_found')
  }
  return {
    'settlement.runs': listHandler('runs', {
      order: byTime('cut_off_at'),
      find: ({ tx }: Call<'settlement.runs'>, page) => listRuns(tx, page),
      present: presentRun,
    }),

    'settlement.run': ({ tx, params }) => answer(tx, params.id),

    'settlement.runResults': async ({ tx, params, query }) => {
      const run = await findRun(tx, params.id)
      if (!run) return refuse('not_found')
      const { currency, cut_off_at: until } = run
      const { rows, next_page_token } = await listPage(query, byId('merchant_id'), ({ before, size }) =>
        listResults(tx, { currency, until, search: query.search, after: before?.id ?? '', size }),
      )
      return { results: rows.map(presentResult), next_page_token }
    },

    'settlement.previewRun': async ({ tx, query, now }) => {
      const { currency } = query
      const cutOff = weeklyCutOff(currency, mondayOf(query.date), now)
      if (cutOff.until > now) return refuse('run_too_early')
      const due = (await findDue(tx, deps.capital, cutOff)).toSorted()
      const page = await listPage(query, byId('merchant_id'), async ({ before }) =>
        due.filter((id) => id > (before?.id ?? '')).map((id) => ({ merchant_id: id })),
      )
      const onPage = page.rows.map((row) => row.merchant_id)
      const results = await dryRun(tx, deps, cutOff, onPage)
      return {
        week_start: cutOff.weekStart,
        merchants: due.length,
        results: results.map((result) => presentDryResult(result, currency)),
        next_page_token: page.next_page_token,
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
