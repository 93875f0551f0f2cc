import type { SentContract } from '@daftar/contract/endpoints/capital/signing'
import { letterAgainFromMs } from '@daftar/rules/capital/signing/envelope-status'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, RefusedError } from '../../../platform/http/refusal.ts'
import { findOwnApplication } from '../applications/index.ts'
import { addressOf } from './address.ts'
import type { SigningDependencies } from './dependencies.ts'
import { contractLetter } from './letters.ts'
import { paperOf } from './paper.ts'
import { statusAt } from './present.ts'
import { isOpen } from './sign.ts'
import { countLetterAgain, findContractOf, type EnvelopeRow } from './store.ts'

/**
 * What the merchant of a contract does with it before it is signed: see where it went, open it, have it sent
 * again.
 */
export function merchantHandlers(
  deps: SigningDependencies,
): Pick<Handlers<'signing'>, 'signing.contract' | 'signing.contractPaper' | 'signing.sendAgain'> {
  return {
    'signing.contract': async ({ tx, actor, params, now }) => {
      if (!(await findOwnApplication(tx, actor, params.id))) return refuse('not_found')
      const row = await ownContract(tx, actor, params.id)
      return { contract: row ? presentContract(row, now) : null }
    },

    'signing.contractPaper': async ({ actor, params }) => {
      const row = await deps.database.tenantRead(actor.merchantIds, (tx) => ownContract(tx, actor, params.id))
      return row ? paperOf(deps, row, 'inline') : refuse('not_found')
    },

    'signing.sendAgain': async ({ tx, actor, params, now, audit }) => {
      const row = await ownContract(tx, actor, params.id)
      if (!row) return refuse('not_found')
      audit({ object: `envelope:${row.id}`, merchantId: row.merchant_id })
      if (!isOpen(row, now)) return refuse('envelope_closed')
      const fromMs = againFromMs(row)
      if (fromMs === null || fromMs > now.getTime())
        return refuse('too_many_requests', fromMs === null ? {} : { retryAt: new Date(fromMs) })
      // Of two requests in one moment one sends; the other is told when it may.
      if (!(await countLetterAgain(tx, row, now))) throw new RefusedError('too_many_requests')
      await deps.queueMail(tx, contractLetter(row, addressOf(deps, row), row.document_key))
      const sent = { ...row, letters_again: row.letters_again + 1, letter_again_at: now }
      return { contract: presentContract(sent, now) }
    },
  }
}

/** The contract of an application of theirs; one that no service keeps yet was sent to nobody. */
async function ownContract(
  tx: ReadTx,
  actor: MerchantActor,
  applicationId: string,
): Promise<EnvelopeRow | undefined> {
  const application = await findOwnApplication(tx, actor, applicationId)
  const row =
    application && (await findContractOf(tx, { merchantId: application.merchant_id, applicationId }))
  return row && (row.service === 'embedded' || row.external_id !== '') ? row : undefined
}

function presentContract(row: EnvelopeRow, now: Date): SentContract {
  const status = statusAt(row, now)
  const fromMs = againFromMs({ ...row, status })
  return {
    status,
    signer_name: row.signer_name,
    signer_email: row.signer_email,
    sent_at: lastLetterAt(row).toISOString(),
    expires_at: row.expires_at.toISOString(),
    again_from: fromMs === null ? null : new Date(fromMs).toISOString(),
  }
}

function againFromMs(row: EnvelopeRow): number | null {
  return letterAgainFromMs({
    status: row.status,
    expiresAtMs: row.expires_at.getTime(),
    lastMs: lastLetterAt(row).getTime(),
    again: row.letters_again,
  })
}

function lastLetterAt(row: EnvelopeRow): Date {
  return row.letter_again_at ?? row.sent_at
}
