import { canMove } from '@daftar/rules/status/transitions'
import { envelopeTransitions } from '@daftar/rules/capital/signing/envelope-status'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Tx } from '../../../platform/database/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { follow } from './events.ts'
import { copyJobName } from './jobs.ts'
import { maySign } from './may-sign.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { ServiceEvent } from './service.ts'
import { happen } from './sign.ts'
import { hasServiceEvent, insertEvent, lockByExternalId, type EnvelopeRow } from './store.ts'

export type Received = 'done' | 'repeated' | 'without_effect' | 'unknown' | 'refused'

/**
 * Takes in what a signing service says: once per event, whatever it repeats and in whichever order it comes.
 * The envelope is held, so that of a signature and a refusal at the same moment the first one counts and the
 * other is only kept.
 */
export async function receive(tx: Tx, deps: SigningDependencies, event: ServiceEvent): Promise<Received> {
  const row = await lockByExternalId(tx, deps.service.kind, event.externalId)
  if (!row) return 'unknown'
  if (await hasServiceEvent(tx, row, event.eventId)) return 'repeated'
  const at = deps.clock.now()
  if (!canMove(envelopeTransitions, row.status, event.kind, 'signing_service')) {
    await insertEvent(tx, row, { kind: event.kind, at, handledAt: null, serviceEventId: event.eventId })
    return 'without_effect'
  }
  if (event.kind === 'signed') {
    // One advance per merchant (DEC-LOAN-9): the service is told to ask again, nothing is written.
    await lockLedger(tx, row.merchant_id)
    if (!(await maySign(tx, row))) return 'refused'
  }
  await follow(tx, deps, row, await happen(tx, row, event.kind, at, factsOf(row, event, at)), event.reason)
  if (event.kind === 'signed')
    await enqueue(tx, { name: copyJobName }, { merchantId: row.merchant_id, envelopeId: row.id })
  return 'done'
}

function factsOf(row: EnvelopeRow, event: ServiceEvent, at: Date) {
  const { eventId: serviceEventId } = event
  switch (event.kind) {
    case 'viewed':
      return { serviceEventId, viewed_at: at }
    case 'signed':
      return { serviceEventId, signed_at: at, evidence: evidenceOf(row, event, at) }
    case 'declined':
      return { serviceEventId, declined_reason: event.reason }
    case 'expired':
      return { serviceEventId }
  }
}

/** What the service tells of the signature; its own record stands in the document it signed. */
function evidenceOf(row: EnvelopeRow, { ip, userAgent }: ServiceEvent, at: Date) {
  return {
    signerName: row.signer_name,
    signerEmail: row.signer_email,
    signerPhone: row.signer_phone,
    signedAt: at.toISOString(),
    zone: zoneOfCurrency(row.contents.terms.currency),
    ip,
    userAgent,
    documentSha256: row.document_sha256,
    codeRequestId: '',
    envelopeId: row.id,
  }
}
