import type { Tx } from '../../../platform/database/database.ts'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import type { MandateDependencies } from './dependencies.ts'
import { sendSigningSms } from './sms.ts'
import { lockMandate } from './store.ts'

export const firstSmsJob = 'mandates.first-sms'

export interface MandateTarget {
  merchantId: string
  mandateId: string
}

/** The first SMS of a new mandate; run twice it sends one, because the mandate is pending then. */
export function mandateJobs(deps: MandateDependencies): Job<unknown>[] {
  return [
    defineJob<MandateTarget>(firstSmsJob, (target) =>
      deps.database.system((tx) => sendFirstSms(tx, deps, target, deps.clock.now())),
    ),
  ] as Job<unknown>[]
}

export async function sendFirstSms(
  tx: Tx,
  deps: MandateDependencies,
  { merchantId, mandateId }: MandateTarget,
  at: Date,
): Promise<void> {
  const row = await lockMandate(tx, merchantId, mandateId)
  if (row?.status === 'created') await sendSigningSms(tx, deps, row, at)
}
