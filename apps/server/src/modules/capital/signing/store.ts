import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { ContractContents, SigningEvidence } from './document/contents.ts'
import type { EventKind, Kept, SigningService } from './service.ts'

export type EnvelopeRow = Row<
  'envelope',
  | 'merchant_id'
  | 'id'
  | 'application_id'
  | 'token_hash'
  | 'status'
  | 'external_address'
  | 'declined_reason'
  | 'title'
  | 'signer_name'
  | 'signer_email'
  | 'signer_phone'
  | 'document_key'
  | 'document_sha256'
  | 'signed_document_key'
  | 'reminders'
  | 'letters_again'
  | 'letter_again_at'
  | 'sent_at'
  | 'viewed_at'
  | 'signed_at'
  | 'expires_at',
  {
    /** Who keeps it until it is signed. */
    service: SigningService['kind']
    /** Its name and its page there; empty at our own service, and until it was handed over. */
    external_id: string
    /** Begins with the request of a code, complete when signed. */
    evidence: Partial<SigningEvidence> | null
    contents: ContractContents
  }
>

export type SigningEvent = Row<
  'signing_event',
  'merchant_id' | 'id' | 'envelope_id' | 'kind' | 'at',
  {
    /**
     * What follows from an event is done in its own transaction, so this is the same instant; null where
     * nothing followed.
     */
    handled_at: Date | null
    /** What a service of others calls it; empty for our own. */
    service_event_id: string
  }
>

export type NewEnvelope = Omit<
  EnvelopeRow,
  | 'status'
  | 'signed_document_key'
  | 'evidence'
  | 'reminders'
  | 'letters_again'
  | 'letter_again_at'
  | 'viewed_at'
  | 'signed_at'
  | 'external_id'
  | 'external_address'
  | 'declined_reason'
>

/** False when the application has a contract under way or signed. */
export async function insertEnvelope(tx: Tx, row: NewEnvelope): Promise<boolean> {
  const done = await tx`
    insert into envelope ${values(tx, 'envelope', { ...row, contents: row.contents, status: 'sent', is_sealed: true })}
    on conflict (merchant_id, application_id) where status in ('sent', 'viewed', 'signed') do nothing`
  return done.count === 1
}

export async function hasEnvelope(tx: ReadTx, merchantId: string, applicationId: string): Promise<boolean> {
  const rows = await tx`
    select 1 from envelope
     where merchant_id = ${merchantId} and application_id = ${applicationId} and status in ('sent', 'viewed', 'signed')`
  return rows.length > 0
}

/** The ids of the contracts that were written for an application, whatever became of them. */
export async function contractsOf(
  tx: ReadTx,
  { merchantId, applicationId }: { merchantId: string; applicationId: string },
): Promise<string[]> {
  const rows = await tx<Row<'envelope', 'id'>[]>`
    select id from envelope where merchant_id = ${merchantId} and application_id = ${applicationId}`
  return rows.map(({ id }) => id)
}

/** A contract of our own page; one that others keep is signed there alone. */
export async function findByToken(tx: Tx, tokenHash: string): Promise<EnvelopeRow | undefined> {
  const [row] = await tx<EnvelopeRow[]>`
    select * from envelope where token_hash = ${tokenHash} and service = 'embedded'`
  return row
}

/** The row, held until the transaction ends: of any number of signatures one takes effect. */
export async function lockByToken(tx: Tx, tokenHash: string): Promise<EnvelopeRow | undefined> {
  const [row] = await tx<EnvelopeRow[]>`
    select * from envelope where token_hash = ${tokenHash} and service = 'embedded' for update`
  return row
}

/** The same by its own name, whoever keeps it. */
export async function lockEnvelope(
  tx: Tx,
  { merchant_id, id }: Pick<EnvelopeRow, 'merchant_id' | 'id'>,
): Promise<EnvelopeRow | undefined> {
  const [row] = await tx<EnvelopeRow[]>`
    select * from envelope where merchant_id = ${merchant_id} and id = ${id} for update`
  return row
}

/** The same by the name a service of others has for it. */
export async function lockByExternalId(
  tx: Tx,
  service: SigningService['kind'],
  externalId: string,
): Promise<EnvelopeRow | undefined> {
  const [row] = await tx<EnvelopeRow[]>`
    select * from envelope where service = ${service} and external_id = ${externalId} for update`
  return row
}

/** The contract of an application that was not handed over to its service yet. */
export async function findToHandOver(
  tx: Tx,
  merchantId: string,
  applicationId: string,
): Promise<EnvelopeRow | undefined> {
  const [row] = await tx<EnvelopeRow[]>`
    select * from envelope
     where merchant_id = ${merchantId} and application_id = ${applicationId}
       and status = 'sent' and service <> 'embedded' and external_id = ''`
  return row
}

/** Keeps where a contract was handed over to; false when that is known already. */
export async function keepPlace(tx: Tx, row: EnvelopeRow, { externalId, address }: Kept): Promise<boolean> {
  const done = await tx`
    update envelope set external_id = ${externalId}, external_address = ${address}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and external_id = ''`
  return done.count === 1
}

export async function findEnvelope(tx: Tx, merchantId: string, id: string): Promise<EnvelopeRow | undefined> {
  const [row] = await tx<EnvelopeRow[]>`
    select * from envelope where merchant_id = ${merchantId} and id = ${id}`
  return row
}

/** Which request of a code a later signature belongs to. */
export async function noteCodeRequest(tx: Tx, row: EnvelopeRow, codeRequestId: string): Promise<void> {
  await tx`
    update envelope set evidence = ${tx.json({ codeRequestId })}
     where merchant_id = ${row.merchant_id} and id = ${row.id}`
}

export async function insertEvent(
  tx: Tx,
  row: EnvelopeRow,
  happened: { kind: EventKind; at: Date; handledAt: Date | null; serviceEventId: string },
): Promise<SigningEvent> {
  const event = {
    merchant_id: row.merchant_id,
    id: newId('sev'),
    envelope_id: row.id,
    kind: happened.kind,
    at: happened.at,
    handled_at: happened.handledAt,
    service_event_id: happened.serviceEventId,
  }
  await tx`insert into signing_event ${values(tx, 'signing_event', event)}`
  return event
}

/** Whether a service of others has told this before. */
export async function hasServiceEvent(tx: Tx, row: EnvelopeRow, serviceEventId: string): Promise<boolean> {
  const rows = await tx`
    select 1 from signing_event
     where merchant_id = ${row.merchant_id} and envelope_id = ${row.id} and service_event_id = ${serviceEventId}`
  return rows.length > 0
}

/** The signed copy is made once, however often its job runs. */
export async function keepSignedCopy(tx: Tx, row: EnvelopeRow, key: string): Promise<boolean> {
  const done = await tx`
    update envelope set signed_document_key = ${key}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and status = 'signed' and signed_document_key is null`
  return done.count === 1
}

/** The latest contract of an application, whatever became of it; held by whoever writes. */
export async function findContractOf(
  tx: ReadTx,
  { merchantId, applicationId }: { merchantId: string; applicationId: string },
): Promise<EnvelopeRow | undefined> {
  const [row] = await tx<EnvelopeRow[]>`
    select * from envelope where merchant_id = ${merchantId} and application_id = ${applicationId}
     order by sent_at desc, id desc limit 1`
  return row
}

/** False when another request sent it in the same moment. */
export async function countLetterAgain(tx: Tx, row: EnvelopeRow, at: Date): Promise<boolean> {
  const done = await tx`
    update envelope set letters_again = letters_again + 1, letter_again_at = ${at}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and status = ${row.status}
       and letters_again = ${row.letters_again}`
  return done.count === 1
}

export async function countReminder(tx: Tx, row: EnvelopeRow, reminders: number): Promise<boolean> {
  const done = await tx`
    update envelope set reminders = ${reminders}
     where merchant_id = ${row.merchant_id} and id = ${row.id} and status = ${row.status} and reminders = ${row.reminders}`
  return done.count === 1
}

export function openEnvelopes(tx: Tx, sentUntil: Date): Promise<EnvelopeRow[]> {
  return tx<EnvelopeRow[]>`
    select * from envelope where status in ('sent', 'viewed') and sent_at <= ${sentUntil} order by sent_at, id`
}

/** When open contracts expire or a reminder falls due, within (from, to]. */
export async function dueInstants(
  tx: Tx,
  what: 'expiry' | 'reminder',
  from: Date,
  to: Date,
  reminderDays: readonly number[],
): Promise<Date[]> {
  const rows = await tx<{ due: Date }[]>`
    select distinct due from (
      select expires_at as due from envelope where ${what} = 'expiry' and status in ('sent', 'viewed')
      union all
      select sent_at + make_interval(days => d) from envelope, unnest(${[...reminderDays]}::int[]) d
       where ${what} = 'reminder' and status in ('sent', 'viewed')
    ) dates where due > ${from} and due <= ${to} order by due`
  return rows.map((row) => row.due)
}

type Papers = Row<'envelope', 'merchant_id' | 'id' | 'document_key' | 'signed_document_key'>

/** Contracts whose papers were stored before files were encrypted. */
export function findClear(tx: ReadTx, most: number): Promise<Papers[]> {
  return tx<Papers[]>`
    select merchant_id, id, document_key, signed_document_key from envelope
     where not is_sealed order by merchant_id, id limit ${most}`
}

export async function markSealed(
  tx: Tx,
  { merchant_id, id }: Pick<Papers, 'merchant_id' | 'id'>,
): Promise<void> {
  await tx`update envelope set is_sealed = true where merchant_id = ${merchant_id} and id = ${id}`
}

/** How many wait for that still, of one merchant or of all. */
export async function countClearPapers(tx: ReadTx, merchantId: string | null): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from envelope
     where not is_sealed and (${merchantId}::text is null or merchant_id = ${merchantId})`
  return row?.count ?? 0
}
