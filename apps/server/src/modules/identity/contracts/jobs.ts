import { Refusal } from '../../../platform/http/refusal.ts'
import { signedCopy } from '../../../platform/documents/signed-copy.ts'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { findContract } from '../../merchants/merchants/index.ts'
import { completeContract, sealJobName } from './complete.ts'
import type { ContractDependencies } from './dependencies.ts'
import { recordPaper } from './document/contract-paper.ts'
import { drawContract, placeContract, type ContractTarget } from './draw.ts'
import { sealedLetter } from './letters.ts'
import { findPaper, keepSealed, type PaperRow } from './store.ts'

export const drawJobName = 'contracts.draw'

/** What happens outside a request; each may run twice and does its work once. */
export function contractJobs(deps: ContractDependencies): Job<unknown>[] {
  return [
    defineJob<ContractTarget>(drawJobName, (target) => drawFirst(deps, target)),
    defineJob<{ merchantId: string }>(sealJobName, ({ merchantId }) => seal(deps, merchantId)),
  ] as Job<unknown>[]
}

/**
 * The first contract of a merchant that was approved; where an administrator has had one drawn up meanwhile,
 * theirs stays.
 */
async function drawFirst(deps: ContractDependencies, target: ContractTarget): Promise<void> {
  const { database, clock, storage } = deps
  const before = await database.systemRead((tx) => findContract(tx, target.merchantId))
  if (before?.status !== 'none') return
  const drawn = await drawContract(deps, target)
  if (drawn instanceof Refusal) return
  const at = clock.now()
  const placed = await database.system(async (tx) => {
    if ((await findContract(tx, target.merchantId))?.status !== 'none') return false
    const refusal = await placeContract(tx, deps, drawn, { actor: 'system', actorId: 'contract', at })
    return refusal === null
  })
  if (!placed) await storage.remove(drawn.document_key)
}

/**
 * The sealed copy: the file that was drawn up, byte for byte, and the record of its signatures behind it,
 * mailed to whoever signed; made again when both have signed. Where nobody has to countersign, the provider's
 * signature follows at once.
 */
async function seal(deps: ContractDependencies, merchantId: string): Promise<void> {
  const { database, storage, queueMail } = deps
  const found = await database.systemRead(async (tx) => {
    const contract = await findContract(tx, merchantId)
    const paper = contract && (await findPaper(tx, merchantId))
    return paper && { contract, paper }
  })
  if (!found) return
  const { contract, paper } = found
  const { status } = contract
  if (status !== 'signed' && status !== 'completed') return
  if (paper.sealed_status !== status) {
    const key = `${paper.document_key}-${status}`
    const bytes = await sealedCopy(deps, paper, contract.completed_at)
    await storage.put(merchantId, key, bytes)
    await database.system(async (tx) => {
      const sealed = { key, status }
      if (await keepSealed(tx, paper, sealed)) await queueMail(tx, sealedLetter(deps, paper, sealed))
    })
  }
  if (status === 'signed' && deps.countersign === 'at_once')
    await database.system((tx) =>
      completeContract(tx, deps, merchantId, {
        staffId: null,
        name: deps.brand.name,
        at: deps.clock.now(),
      }),
    )
}

async function sealedCopy(
  { storage, papers }: ContractDependencies,
  paper: PaperRow,
  completedAt: Date | null,
): Promise<Buffer> {
  const { merchant_id: owner, contents, evidence, countersigned_name: name } = paper
  if (!evidence) throw new Error(`contract ${paper.contract_id} was signed by nobody`)
  const countersigned = name !== null && completedAt ? { name, signedAt: completedAt.toISOString() } : null
  const shown = await storage.bytes(paper.document_key)
  const said = { contents, evidence, countersigned, documentBytes: shown.length }
  return signedCopy(shown, paper.document_sha256, await papers.make(recordPaper, said, { owner }))
}
