import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { signedCopy } from '../../../platform/documents/signed-copy.ts'
import { recordPaper } from './document/contract-paper.ts'
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
 * The signed copy: the file that was sent, byte for byte, and the record of the signature behind it, or what
 * the service made of it (DEC-APPL-4).
 */
async function sendCopy(deps: SigningDependencies, { merchantId, envelopeId }: CopyTarget): Promise<void> {
  const { database, storage, queueMail } = deps
  const row = await database.system((tx) => findEnvelope(tx, merchantId, envelopeId))
  if (row?.status !== 'signed' || row.signed_document_key) return
  const key = `contracts/${row.id}-signed`
  const bytes =
    row.service === 'embedded'
      ? await withRecord(deps, row)
      : await outsideOf(deps, row).signedCopy(row.external_id)
  await storage.put(merchantId, key, bytes)
  await database.system(async (tx) => {
    if (await keepSignedCopy(tx, row, key)) await queueMail(tx, signedLetter(row, key))
  })
}

async function withRecord({ storage, papers }: SigningDependencies, row: EnvelopeRow): Promise<Buffer> {
  const shown = await storage.bytes(row.document_key)
  const paper = {
    contents: row.contents,
    evidence: row.evidence as SigningEvidence,
    documentBytes: shown.length,
  }
  const record = await papers.make(recordPaper, paper, { owner: row.merchant_id })
  return signedCopy(shown, row.document_sha256, record)
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
