import type { Tx } from '../../../platform/database/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { ContractDependencies } from './dependencies.ts'
import { staffContractHandlers } from './desk-handlers.ts'
import type { ContractTarget } from './draw.ts'
import { contractHandlers } from './handlers.ts'
import { contractJobs, drawJobName } from './jobs.ts'

export type { ContractDependencies } from './dependencies.ts'

/** The contract between the provider and a merchant, from the draft to both signatures. */
export function buildContracts(deps: ContractDependencies) {
  return {
    ...defineModule({
      name: 'contracts',
      handlers: { ...contractHandlers(deps), ...staffContractHandlers(deps) },
      jobs: contractJobs(deps),
    }),
    /** Has the first contract of a merchant drawn up and sent, after the commit. */
    draw: (tx: Tx, target: ContractTarget) => enqueue(tx, { name: drawJobName }, target),
  }
}
