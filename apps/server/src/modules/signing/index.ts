import type { Tx } from '../../platform/database/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { signingHandlers } from './handlers.ts'
import type { ContractTarget } from './issue.ts'
import { contractJobName, signingJobs } from './jobs.ts'
import type { SigningDependencies } from './parts.ts'
import { signingSchedules } from './schedules.ts'

export type { SigningDependencies } from './parts.ts'

/** The embedded signing service: contracts, the page they are signed on, and what follows from it. */
export function buildSigning(deps: SigningDependencies) {
  return {
    handlers: signingHandlers(deps),
    jobs: signingJobs(deps),
    schedules: signingSchedules(deps),
    /** Has the contract of an approved application written and sent, after the commit. */
    sendContract: (tx: Tx, target: ContractTarget) => enqueue(tx, { name: contractJobName }, target),
  }
}
