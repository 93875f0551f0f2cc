import { createHash } from 'node:crypto'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { inactivityDays } from '@daftar/rules/capital/applications/application-status'
import { borrowerDetails } from '@daftar/rules/capital/applications/borrower-details'
import { repaysByDirectDebit } from '@daftar/rules/capital/offers/offer'
import { m } from '@daftar/words'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { sellerTo } from '../../../platform/documents/parties.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { findApplication, type ApplicationRow } from '../applications/index.ts'
import { findLegalEntity, findMerchant } from '../../merchants/merchants/index.ts'
import { findOffer } from '../offers/index.ts'
import { addressToken, hashOfAddress, signingAddress } from './address.ts'
import type { ContractContents } from './document/contents.ts'
import { contractPaper } from './document/contract-paper.ts'
import { contractLetter, fileName } from './letters.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { OutsideService } from './service.ts'
import { findToHandOver, hasEnvelope, insertEnvelope, keepPlace } from './store.ts'

export interface ContractTarget {
  merchantId: string
  applicationId: string
}

const dayMs = 86_400_000

/**
 * Writes the contract of an approved application, keeps it and sends it to be signed (DEC-APPL-4). Run twice,
 * it sends once: the second finds the first one's envelope.
 */
export async function issueContract(deps: SigningDependencies, target: ContractTarget): Promise<void> {
  await writeContract(deps, target)
  if (deps.service.kind !== 'embedded') await handOver(deps, deps.service, target)
}

async function writeContract(deps: SigningDependencies, target: ContractTarget): Promise<void> {
  const { database, storage, service } = deps
  const found = await database.system((tx) => contentsOf(tx, deps, target))
  if (!found) return
  const signatureTag = service.kind === 'embedded' ? null : service.signatureTag
  const paper = { contents: found.contents, signatureTag }
  const bytes = await deps.papers.make(contractPaper, paper, { owner: target.merchantId })
  const id = newId('env')
  const documentKey = `contracts/${id}`
  await storage.put(target.merchantId, documentKey, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const sent = await database.system((tx) => send(tx, deps, { ...found, id, documentKey, sha256 }))
  if (!sent) await storage.remove(documentKey)
}

interface Found {
  application: ApplicationRow
  contents: ContractContents
}

/** Undefined when there is nothing to write: no longer approved, or sent already. */
async function contentsOf(
  tx: ReadTx,
  deps: SigningDependencies,
  { merchantId, applicationId }: ContractTarget,
): Promise<Found | undefined> {
  const application = await findApplication(tx, merchantId, applicationId)
  const merchant = await findMerchant(tx, merchantId)
  if (application?.status !== 'approved' || !application.advance_terms || !merchant) return undefined
  if (await hasEnvelope(tx, merchantId, applicationId)) return undefined
  const entity = await findLegalEntity(tx, merchantId)
  const offer = await findOffer(tx, merchantId, application.offer_id)
  if (!offer) throw new Error(`application ${application.id} stands on no offer`)
  const { legal_info: info, sign_authority: authority, authorized_signatory: signatory } = application
  const zone = zoneOfCurrency(application.currency)
  return {
    application,
    contents: {
      number: `DFT-${application.id.slice(-8).toUpperCase()}`,
      madeOn: dateInZone(deps.clock.now().getTime(), zone),
      provider: deps.issuer.brand,
      seller: sellerTo(merchant.country, deps.issuer),
      supportEmail: deps.supportEmailOf(merchant.country),
      borrower: borrowerDetails({
        legalInfo: info && {
          companyName: info.company_name,
          crNumber: info.cr_number,
          companyAddress: info.company_address,
        },
        signAuthority: authority && {
          legalName: authority.legal_name,
          crNumber: authority.cr_number,
          legalAddress: authority.legal_address,
        },
        legalEntity: entity
          ? {
              legalCompanyName: entity.legal_company_name,
              commercialRegistrationNumber: entity.commercial_registration_number,
              legalAddress: entity.legal_address,
              iban: entity.iban,
            }
          : null,
        authorizedSignatory: signatory,
        bankDetails: { iban: application.iban },
      }),
      terms: application.advance_terms,
      isRepaidByDebit: repaysByDirectDebit(offer.tags, application.direct_debit),
    },
  }
}

interface Sending extends Found {
  id: string
  documentKey: string
  sha256: string
}

async function send(tx: Tx, deps: SigningDependencies, sending: Sending): Promise<boolean> {
  const { application, contents, id, documentKey } = sending
  const signatory = application.authorized_signatory
  if (!signatory) throw new Error(`application ${application.id} has no signatory`)
  const at = deps.clock.now()
  const token = addressToken(deps.keys, id)
  const envelope = {
    merchant_id: application.merchant_id,
    id,
    application_id: application.id,
    token_hash: hashOfAddress(token),
    title: `${m.pdf_title({}, { locale: 'en' })} ${contents.number}`,
    signer_name: signatory.name,
    signer_email: signatory.email,
    signer_phone: signatory.phone,
    service: deps.service.kind,
    document_key: documentKey,
    document_sha256: sending.sha256,
    contents,
    sent_at: at,
    expires_at: new Date(at.getTime() + (inactivityDays.approved ?? 0) * dayMs),
  }
  if (!(await insertEnvelope(tx, envelope))) return false
  await recordChange(tx, {
    merchantId: application.merchant_id,
    subject: 'envelope',
    subjectId: id,
    from: null,
    to: 'sent',
    actor: 'system',
    actorId: 'contract',
    at,
  })
  // Where another service keeps it, the letter waits until that says where it is signed.
  if (deps.service.kind !== 'embedded') return true
  const address = signingAddress(deps.publicOrigin, token)
  await deps.queueMail(tx, contractLetter({ ...envelope, signed_at: null }, address, documentKey))
  return true
}

/**
 * Hands a written contract over to the service of others and mails where it is signed. Run again after a
 * failure it goes on where it stopped: the service answers the same for the same envelope, and one of two
 * answers is kept.
 */
async function handOver(
  { database, storage, queueMail }: SigningDependencies,
  service: OutsideService,
  { merchantId, applicationId }: ContractTarget,
): Promise<void> {
  const row = await database.system((tx) => findToHandOver(tx, merchantId, applicationId))
  if (row?.service !== service.kind) return
  const kept = await service.send({
    envelopeId: row.id,
    title: row.title,
    fileName: fileName(row, 'issued'),
    bytes: await storage.bytes(row.document_key),
    signer: { name: row.signer_name, email: row.signer_email, phone: row.signer_phone },
    expiresAt: row.expires_at,
  })
  await database.system(async (tx) => {
    if (await keepPlace(tx, row, kept))
      await queueMail(tx, contractLetter(row, kept.address, row.document_key))
  })
}
