import { isExperimentOn } from '@daftar/rules/access/experiments'
import type { Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { RequestFacts } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { contractMachine, lockContract } from '../../merchants/merchants/index.ts'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { hashOfAddress } from './address.ts'
import { sealJobName } from './complete.ts'
import type { ContractDependencies } from './dependencies.ts'
import { changePaper, findPaper, findSigner } from './store.ts'

export interface Signing {
  fullName: string
  /** SHA-256 of the file that was shown. */
  documentSha256: string
  proof: string
  /** Of the letter’s address. */
  key: string | undefined
  at: Date
  request: Pick<RequestFacts, 'ip' | 'userAgent'>
}

/**
 * Signs for the merchant and keeps the evidence. The contract is held, so that of any number of signatures
 * the first counts and the others find it signed. The person named in it signs, with a code to the phone that
 * is theirs (DEC-BIZ-3).
 */
export async function signContract(
  tx: Tx,
  deps: ContractDependencies,
  actor: MemberActor,
  { fullName, documentSha256, proof, key, at, request }: Signing,
): Promise<Refusal | null> {
  const { merchantId } = actor
  const contract = await lockContract(tx, merchantId)
  const paper = contract && (await findPaper(tx, merchantId))
  if (!contract || !paper) return refuse('not_found')
  // Drawn up anew since it was shown: nobody signs what they have not read.
  if (contract.status !== 'sent' || paper.document_sha256 !== documentSha256) return refuse('wrong_status')
  if (!paper.terms_accepted_at) return refuse('terms_not_accepted')
  const signer = await findSigner(tx, actor.id)
  if (signer?.email !== paper.signatory_email) return refuse('not_signatory')
  const isEmbedded = isExperimentOn(await deps.experiments(tx, merchantId), 'embedded_contract')
  if (!isEmbedded && (key === undefined || hashOfAddress(key) !== paper.token_hash))
    return refuse('contract_link_needed')
  const given = { personId: actor.id, sessionId: actor.sessionId, proof, now: at }
  return deps.withPhoneAtHand(tx, given, async () => {
    await changePaper(tx, paper, {
      evidence: {
        signerName: fullName,
        signerEmail: paper.signatory_email,
        signerPhone: signer.phone ?? '',
        signedAt: at.toISOString(),
        zone: zoneOfCurrency(paper.contents.currency),
        ip: request.ip,
        userAgent: request.userAgent,
        documentSha256: paper.document_sha256,
        contractId: contract.id,
      },
    })
    const move = { to: 'signed', set: { signed_at: at }, actor: 'merchant', actorId: actor.id, at } as const
    if ((await moveStatus(tx, contractMachine, contract, move)) === 'lost') return refuse('wrong_status')
    await enqueue(tx, { name: sealJobName }, { merchantId })
    return null
  })
}
