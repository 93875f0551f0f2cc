import { contractLetterFromMs } from '@daftar/rules/merchants/contract-status'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { lockContract } from '../../merchants/merchants/index.ts'
import type { ContractDependencies } from './dependencies.ts'
import { readyLetter } from './letters.ts'
import { changePaper, findPaper } from './store.ts'

/** Sends the letter with the contract once more, not sooner than a while after the last. */
export async function sendAgain(
  tx: Tx,
  deps: ContractDependencies,
  merchantId: string,
  at: Date,
): Promise<Refusal | null> {
  const contract = await lockContract(tx, merchantId)
  const paper = contract && (await findPaper(tx, merchantId))
  if (!contract || !paper) return refuse('not_found')
  const fromMs = contractLetterFromMs(contract.status, paper.letter_at.getTime())
  if (fromMs === null) return refuse('wrong_status')
  if (fromMs > at.getTime()) return refuse('too_many_requests', { retryAt: new Date(fromMs) })
  await changePaper(tx, paper, { letter_at: at })
  await deps.queueMail(tx, readyLetter(deps, paper))
  return null
}
