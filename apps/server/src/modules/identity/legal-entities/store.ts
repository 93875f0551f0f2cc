import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { changes, values, type Row } from '../../../platform/database/rows.ts'
import type { LegalEntityRow } from '../../merchants/merchants/index.ts'
import type { EntityUpdateRow } from './machine.ts'

type OfEntity = Pick<LegalEntityRow, 'merchant_id' | 'id'>

/** The update of an entity that is under way, else the newest one; what was approved is the entity itself. */
export async function findUpdate(tx: ReadTx, entity: OfEntity): Promise<EntityUpdateRow | undefined> {
  const [row] = await tx<EntityUpdateRow[]>`
    select * from legal_entity_update
     where merchant_id = ${entity.merchant_id} and original_legal_entity_id = ${entity.id}
     order by status in ('draft', 'in_review', 'changes_requested') desc, created_at desc, id desc limit 1`
  return row?.status === 'approved' ? undefined : row
}

/** An update by its id, of whoever may see it. */
export async function findUpdateById(tx: ReadTx, id: string): Promise<EntityUpdateRow | undefined> {
  const [row] = await tx<EntityUpdateRow[]>`select * from legal_entity_update where id = ${id}`
  return row
}

export async function insertUpdate(
  tx: Tx,
  row: Pick<
    EntityUpdateRow,
    | 'merchant_id'
    | 'id'
    | 'original_legal_entity_id'
    | 'status'
    | 'is_first'
    | 'document'
    | 'created_by'
    | 'created_at'
    | 'saved_at'
  >,
): Promise<void> {
  await tx`insert into legal_entity_update ${values(tx, 'legal_entity_update', row)}`
}

type Versioned = Pick<EntityUpdateRow, 'merchant_id' | 'id' | 'version'>

/** Writes the document anew on the version it was read with; false when it has another one by now. */
export function writeDocument(
  tx: Tx,
  row: Versioned,
  document: OnboardingDocument,
  at: Date,
): Promise<boolean> {
  return changeUpdate(tx, row, { document, saved_at: at })
}

/**
 * Changes what stands beside the status: the update has a new version from then on. False when it has another
 * one by now.
 */
export async function changeUpdate(
  tx: Tx,
  { merchant_id, id, version }: Versioned,
  set: Partial<Omit<EntityUpdateRow, 'merchant_id' | 'id' | 'status' | 'version'>>,
): Promise<boolean> {
  const done = await tx`
    update legal_entity_update set ${changes(tx, 'legal_entity_update', set)}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id} and version = ${version}`
  return done.count === 1
}

/** A round of corrections: what the update said when it went back. */
export type RoundRow = Row<
  'legal_entity_update_round',
  'round' | 'asked_by' | 'asked_at' | 'answered_at',
  { before: OnboardingDocument }
>

/** Every round, the first one first. */
export function listRounds(
  tx: ReadTx,
  { merchant_id, id }: Pick<EntityUpdateRow, 'merchant_id' | 'id'>,
): Promise<RoundRow[]> {
  return tx<RoundRow[]>`
    select round, before, asked_by, asked_at, answered_at from legal_entity_update_round
     where merchant_id = ${merchant_id} and update_id = ${id} order by round`
}

export async function insertRound(
  tx: Tx,
  { merchant_id, id: update_id, document: before }: EntityUpdateRow,
  asked: Pick<RoundRow, 'round' | 'asked_by' | 'asked_at'>,
): Promise<void> {
  await tx`
    insert into legal_entity_update_round
    ${values(tx, 'legal_entity_update_round', { merchant_id, update_id, before, ...asked })}`
}

export async function answerRound(
  tx: Tx,
  { merchant_id, id }: EntityUpdateRow,
  round: number,
  at: Date,
): Promise<void> {
  await tx`
    update legal_entity_update_round set answered_at = ${at}
     where merchant_id = ${merchant_id} and update_id = ${id} and round = ${round}`
}

/** Notes a letter about the end of a licence; false where it was noted before. */
export async function noteTold(
  tx: Tx,
  { merchant_id, id }: OfEntity,
  told: Pick<
    Row<'legal_entity_notice', 'expires_on' | 'notice' | 'told_at'>,
    'expires_on' | 'notice' | 'told_at'
  >,
): Promise<boolean> {
  const done = await tx`
    insert into legal_entity_notice
    ${values(tx, 'legal_entity_notice', { merchant_id, legal_entity_id: id, ...told })} on conflict do nothing`
  return done.count === 1
}

/** Notes a letter about the end of an owner's ID; false where it was noted before. */
export async function noteOwnerTold(
  tx: Tx,
  { merchant_id, id }: OfEntity,
  told: Pick<
    Row<'legal_entity_owner_notice', 'owner_id' | 'expires_on' | 'notice' | 'told_at'>,
    'owner_id' | 'expires_on' | 'notice' | 'told_at'
  >,
): Promise<boolean> {
  const done = await tx`
    insert into legal_entity_owner_notice
    ${values(tx, 'legal_entity_owner_notice', { merchant_id, legal_entity_id: id, ...told })} on conflict do nothing`
  return done.count === 1
}
