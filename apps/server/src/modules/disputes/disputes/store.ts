import type { Answer } from '@daftar/rules/disputes/answer'
import type { ChallengeReason } from '@daftar/rules/disputes/dispute'
import type { EvidenceItem, VerdictItem } from '@daftar/rules/disputes/evidence'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import type { DisputeFile } from '@daftar/contract/endpoints/disputes/disputes-shapes'

/** An answer as it is kept: amounts are texts of minor units. */
export interface KeptAnswer {
  reason: ChallengeReason | null
  comment: string
  amount_minor: string | null
  tracking_number: string
  tracking_url: string
  attachments: DisputeFile[]
}

/** A line of the order that the shopper named. */
export interface ClaimedItem {
  title: string
  quantity: number
}

/** A decision, as it is kept until a second person confirms it and after. */
export interface KeptDecision {
  outcome: 'shopper' | 'shop'
  amount_minor: string | null
  reason: string
  verdict: VerdictItem[]
}

export type DisputeRow = Row<
  'dispute',
  | 'merchant_id'
  | 'id'
  | 'number'
  | 'order_id'
  | 'store_id'
  | 'currency'
  | 'type'
  | 'status'
  | 'source'
  | 'source_reference'
  | 'disputed_minor'
  | 'shopper_comment'
  | 'created_at'
  | 'respond_by'
  | 'reminded'
  | 'answer_saved_at'
  | 'answer_saved_by'
  | 'challenged_at'
  | 'challenge_sent_by'
  | 'proposed_by'
  | 'proposed_at'
  | 'decided_by'
  | 'ending'
  | 'refunded_minor'
  | 'resolved_at'
  | 'claim_hash'
  | 'shopper_language'
  | 'answer_version',
  {
    answer: KeptAnswer | null
    challenge: KeptAnswer | null
    proposal: KeptDecision | null
    verdict: KeptDecision | null
    claimed_items: ClaimedItem[]
  }
>

type NewDispute = Pick<
  DisputeRow,
  | 'merchant_id'
  | 'id'
  | 'order_id'
  | 'store_id'
  | 'currency'
  | 'type'
  | 'status'
  | 'source'
  | 'source_reference'
  | 'disputed_minor'
  | 'shopper_comment'
  | 'created_at'
  | 'respond_by'
  | 'claim_hash'
  | 'claimed_items'
  | 'shopper_language'
>

/** Undefined where a dispute of its reference stands already, about another order even. */
export async function insertDispute(tx: Tx, row: NewDispute): Promise<DisputeRow | undefined> {
  const [made] = await tx<DisputeRow[]>`
    insert into dispute ${values(tx, 'dispute', row)}
    on conflict (merchant_id, source_reference) where source_reference is not null do nothing returning *`
  return made
}

/** Of one merchant, or for staff and the product itself of any. */
export async function findDispute(
  tx: ReadTx,
  id: string,
  merchantId: string | null,
): Promise<DisputeRow | undefined> {
  const [row] = await tx<DisputeRow[]>`
    select * from dispute
     where id = ${id} and (${merchantId}::text is null or merchant_id = ${merchantId})`
  return row
}

/** The dispute that nobody has decided of an order. */
export async function findActive(
  tx: ReadTx,
  { merchant_id, id }: { merchant_id: string; id: string },
): Promise<DisputeRow | undefined> {
  const [row] = await tx<DisputeRow[]>`
    select * from dispute
     where merchant_id = ${merchant_id} and order_id = ${id} and status in ('pending', 'arbitration')`
  return row
}

export async function findBySource(
  tx: ReadTx,
  merchantId: string,
  reference: string,
): Promise<DisputeRow | undefined> {
  const [row] = await tx<DisputeRow[]>`
    select * from dispute where merchant_id = ${merchantId} and source_reference = ${reference}`
  return row
}

/**
 * What the shoppers of these orders wrote, and the addresses of their pages. What was disputed and decided
 * stays: the merchant's books.
 */
export async function forgetClaimsOf(tx: Tx, merchantId: string, orderIds: readonly string[]): Promise<void> {
  await tx`
    update dispute set shopper_comment = '', claim_hash = null, claimed_items = '[]'
     where merchant_id = ${merchantId} and order_id = any (${[...orderIds]})`
}

export type FileRow = Row<
  'dispute_file',
  'merchant_id' | 'dispute_id' | 'file_id' | 'side' | 'item' | 'name' | 'size_bytes' | 'content_type'
>

export async function addFiles(
  tx: Tx,
  row: Pick<DisputeRow, 'merchant_id' | 'id'>,
  side: FileRow['side'],
  files: readonly DisputeFile[],
  at: Date,
): Promise<void> {
  for (const file of files)
    await tx`
      insert into dispute_file ${values(tx, 'dispute_file', {
        merchant_id: row.merchant_id,
        dispute_id: row.id,
        file_id: file.id,
        side,
        item: file.item as FileRow['item'],
        name: file.name,
        size_bytes: BigInt(file.size),
        content_type: file.content_type,
        added_at: at,
      })} on conflict (merchant_id, dispute_id, file_id) do nothing`
}

export function filesOf(
  tx: ReadTx,
  { merchant_id, id }: Pick<DisputeRow, 'merchant_id' | 'id'>,
): Promise<FileRow[]> {
  return tx<FileRow[]>`
    select merchant_id, dispute_id, file_id, side, item, name, size_bytes, content_type from dispute_file
     where merchant_id = ${merchant_id} and dispute_id = ${id} order by added_at, file_id`
}

/**
 * What an uploaded file is, where it was taken in for an answer of this merchant: on its screens, or by its
 * own systems.
 */
export async function findUpload(
  tx: ReadTx,
  merchantId: string,
  id: string,
): Promise<Omit<DisputeFile, 'item'> | undefined> {
  const [row] = await tx<Row<'stored_file_public', 'name' | 'size_bytes' | 'content_type'>[]>`
    select name, size_bytes, content_type from stored_file_public
     where merchant_id = ${merchantId} and id = ${id} and area in ('dispute_answer', 'dispute_evidence')`
  return row && { id, name: row.name, size: Number(row.size_bytes), content_type: row.content_type }
}

/** The answer as the rules look at it. */
export function answerOf(kept: KeptAnswer): Answer {
  return {
    reason: kept.reason,
    comment: kept.comment,
    amountMinor: kept.amount_minor === null ? null : BigInt(kept.amount_minor),
    attachments: kept.attachments.length,
  }
}

/** What the files of an answer show. */
export function shownBy(kept: KeptAnswer | null): (EvidenceItem | null)[] {
  return kept?.attachments.map(({ item }) => item) ?? []
}
