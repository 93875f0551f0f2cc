import type { AllHandlers } from '../../platform/http/call.ts'
import { listRuns } from './store.ts'

export function settlementHandlers(): Pick<AllHandlers, 'desk.runs'> {
  return {
    'desk.runs': async ({ tx }) => ({
      runs: (await listRuns(tx)).map((run) => ({
        date: run.run_date,
        week_start: run.week_start,
        merchants: run.merchants,
        advances: run.advances,
        finished_at: run.finished_at?.toISOString() ?? null,
      })),
    }),
  }
}
