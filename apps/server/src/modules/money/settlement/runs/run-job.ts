import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { Clock } from '../../../../platform/clock/clock.ts'
import { defineJob, type Job } from '../../../../platform/jobs/jobs.ts'
import type { RunDependencies } from '../dependencies.ts'
import { runCutOff } from './run.ts'

/** A run that a person started: the worker does it, as it does the ones of the schedule. */
export interface RunOrder {
  currency: Currency
  monday: CalendarDate
  staffId: string
}

export const runJobName = 'settlement.run'

export function runJob(deps: RunDependencies, clock: Clock): Job<RunOrder> {
  return defineJob(runJobName, async ({ currency, monday, staffId }) => {
    await runCutOff(deps, currency, monday, clock.now(), { startedBy: staffId })
  })
}
