import type { Tx } from '../../../platform/database/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { signingHandlers } from './handlers.ts'
import type { ContractTarget } from './issue.ts'
import { contractJobName, signingJobs } from './jobs.ts'
import type { SigningDependencies } from './dependencies.ts'
import { signingSchedules } from './schedules.ts'
import { contractsOf } from './store.ts'
import { serveEvents } from './webhook.ts'

export { countClearPapers } from './store.ts'
export { contractsToSign } from './to-sign.ts'
export { docusealService } from './docuseal.ts'
export type { SigningDependencies } from './dependencies.ts'
export type { SigningService } from './service.ts'

/**
 * Contracts, the page they are signed on or the service of others that keeps them, and what follows from it.
 */
export function buildSigning(deps: SigningDependencies) {
  return {
    ...defineModule({
      name: 'signing',
      handlers: signingHandlers(deps),
      jobs: signingJobs(deps),
      schedules: signingSchedules(deps),
      /** The address at which a service of others tells what happened; none when the service is our own. */
      serve: (http) => serveEvents(http, deps),
    }),
    /** Has the contract of an approved application written and sent, after the commit. */
    sendContract: (tx: Tx, target: ContractTarget) => enqueue(tx, { name: contractJobName }, target),
    contractsOf,
  }
}
