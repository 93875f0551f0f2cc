import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { contractPaper, type ContractOnPaper } from './document/contract-paper.ts'
import type { SigningEvidence } from './document/contents.ts'
import { issueContract, type ContractTarget } from './issue.ts'
import { signedLetter } from './letters.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { OutsideService } from './service.ts'
import { findEnvelope, keepSignedCopy, type EnvelopeRow } from './store.ts'

export const contractJobName = 'signing.issue-contract'
export const copyJobName = 'signing.send-copy'
export const withdrawJobName = 'signing.withdraw'

interface CopyTarget {
  merchantId: string
  envelopeId: string
}

/** What happens outside a request; each may run twice and does its work once. */
export function signingJobs(deps: SigningDependencies): Job<unknown>[] {
  return [
    defineJob<ContractTarget>(contractJobName, (target) => issueContract(deps, target)),
    defineJob<CopyTarget>(copyJobName, (target) => sendCopy(deps, target)),
    defineJob<CopyTarget>(withdrawJobName, (target) => withdraw(deps, target)),
  ] as Job<unknown>[]
}

/**
 * The signed copy: the contract word for word, and the record of the signature on its last page, or what the
 * service made of it (DEC-APPL-4).
 */
async function sendCopy(deps: SigningDependencies, { merchantId, envelopeId }: CopyTarget): Promise<void> {
  const { database, storage, queueMail } = deps
  const row = await database.system((tx) => findEnvelope(tx, merchantId, envelopeId))
  if (row?.status !== 'signed' || row.signed_document_key) return
  const key = `contracts/${row.id}-signed`
  const bytes =
    row.service === 'embedded'
      ? await deps.papers.make(contractPaper, signedPaper(row), { owner: merchantId })
      : await outsideOf(deps, row).signedCopy(row.external_id)
  await storage.put(merchantId, key, bytes)
  await database.system(async (tx) => {
    if (await keepSignedCopy(tx, row, key)) await queueMail(tx, signedLetter(row, key))
  })
}

function signedPaper({ contents, evidence }: EnvelopeRow): ContractOnPaper {
  return { contents, evidence: evidence as SigningEvidence, signatureTag: null }
}

/** What is over here cannot be signed there either. */
async function withdraw(deps: SigningDependencies, { merchantId, envelopeId }: CopyTarget): Promise<void> {
  const row = await deps.database.system((tx) => findEnvelope(tx, merchantId, envelopeId))
  if (row && row.external_id !== '') await outsideOf(deps, row).withdraw(row.external_id)
}

/**
 * The service that keeps a contract; throws when the configuration names another by now, and the job waits
 * for it.
 */
function outsideOf({ service }: SigningDependencies, row: EnvelopeRow): OutsideService {
  if (service.kind === 'embedded' || service.kind !== row.service)
    throw new Error(`contract ${row.id} is kept by ${row.service}, which is not configured`)
  return service
}
