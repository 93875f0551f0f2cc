import { defineJob, type Job } from '../../platform/jobs/jobs.ts'
import { renderContract } from './document/render.ts'
import type { SigningEvidence } from './document/contents.ts'
import { issueContract, type ContractTarget } from './issue.ts'
import { signedLetter } from './letters.ts'
import type { SigningDependencies } from './parts.ts'
import { findEnvelope, keepSignedCopy } from './store.ts'

export const contractJobName = 'signing.issue-contract'
export const copyJobName = 'signing.send-copy'

interface CopyTarget {
  merchantId: string
  envelopeId: string
}

/** What happens outside a request; each may run twice and does its work once. */
export function signingJobs(deps: SigningDependencies): Job<never>[] {
  return [
    defineJob<ContractTarget>(contractJobName, (target) => issueContract(deps, target)),
    defineJob<CopyTarget>(copyJobName, (target) => sendCopy(deps, target)),
  ] as Job<never>[]
}

/** The signed copy: the contract word for word, and the record of the signature on its last page (DEC-APPL-4). */
async function sendCopy(deps: SigningDependencies, { merchantId, envelopeId }: CopyTarget): Promise<void> {
  const { database, storage, outbox } = deps
  const row = await database.system((tx) => findEnvelope(tx, merchantId, envelopeId))
  if (row?.status !== 'signed' || row.signed_document_key) return
  const key = `contracts/${row.id}-signed`
  await storage.put(
    key,
    await renderContract(row.contents, row.evidence as SigningEvidence),
    'application/pdf',
  )
  await database.system(async (tx) => {
    if (await keepSignedCopy(tx, row, key)) await outbox.mail(tx, signedLetter(row, key))
  })
}
