import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { contractMachine, lockContract } from '../../merchants/merchants/index.ts'
import { issueKeys } from '../../selling/api-keys/index.ts'
import type { ContractDependencies } from './dependencies.ts'
import { changePaper, findPaper } from './store.ts'

export const sealJobName = 'contracts.seal'

/** Who signs for the provider: somebody of its staff, or the installation in its name. */
export interface Countersigning {
  staffId: string | null
  name: string
  at: Date
}

/**
 * Signs for the provider, once: from then on the contract holds and live keys are there (DEC-MER-2). Needs
 * reach across tenants. Refuses `wrong_status` unless the merchant has signed and nobody has countersigned.
 */
export async function completeContract(
  tx: Tx,
  { keys }: Pick<ContractDependencies, 'keys'>,
  merchantId: string,
  { staffId, name, at }: Countersigning,
): Promise<Refusal | null> {
  const contract = await lockContract(tx, merchantId)
  const paper = contract && (await findPaper(tx, merchantId))
  if (!contract || !paper) return refuse('not_found')
  if (contract.status !== 'signed') return refuse('wrong_status')
  await changePaper(tx, paper, { countersigned_by: staffId, countersigned_name: name })
  const actor = staffId === null ? 'system' : 'staff'
  const move = {
    to: 'completed',
    set: { completed_at: at },
    actor,
    actorId: staffId ?? 'contract',
    at,
  } as const
  if ((await moveStatus(tx, contractMachine, contract, move)) === 'lost') return refuse('wrong_status')
  if (!(await issueKeys(tx, keys, { merchantId, mode: 'live', at }))) return refuse('not_found')
  await enqueue(tx, { name: sealJobName }, { merchantId })
  return null
}
