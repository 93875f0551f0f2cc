import { defineJob, type Job } from '../../platform/jobs/jobs.ts'
import type { MandateDependencies } from './parts.ts'
import { sendSigningSms } from './sms.ts'
import { lockMandate } from './store.ts'

export const firstSmsJob = 'mandates.first-sms'

interface MandateTarget {
  merchantId: string
  mandateId: string
}

/** The first SMS of a new mandate; run twice it sends one, because the mandate is pending then. */
export function mandateJobs(deps: MandateDependencies): Job<never>[] {
  return [
    defineJob<MandateTarget>(firstSmsJob, ({ merchantId, mandateId }) =>
      deps.database.system(async (tx) => {
        const row = await lockMandate(tx, merchantId, mandateId)
        if (row?.status === 'created') await sendSigningSms(tx, deps, row, deps.clock.now())
      }),
    ),
  ] as Job<never>[]
}
