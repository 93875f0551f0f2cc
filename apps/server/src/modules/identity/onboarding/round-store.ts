import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import type { ApplicationRow } from './store.ts'

/** A round of changes: what the application said when it went back. */
export type RoundRow = Row<
  'onboarding_round',
  'round' | 'asked_by' | 'asked_at' | 'answered_at',
  { before: OnboardingDocument }
>

/** Every round, the first one first. */
export function listRounds(tx: ReadTx, { merchant_id, id }: ApplicationRow): Promise<RoundRow[]> {
  return tx<RoundRow[]>`
    select round, before, asked_by, asked_at, answered_at from onboarding_round
     where merchant_id = ${merchant_id} and application_id = ${id} order by round`
}

export async function insertRound(
  tx: Tx,
  { merchant_id, id: application_id, document: before }: ApplicationRow,
  asked: Pick<RoundRow, 'round' | 'asked_by' | 'asked_at'>,
): Promise<void> {
  await tx`
    insert into onboarding_round ${values(tx, 'onboarding_round', { merchant_id, application_id, before, ...asked })}`
}

export async function answerRound(
  tx: Tx,
  { merchant_id, id }: ApplicationRow,
  round: number,
  at: Date,
): Promise<void> {
  await tx`
    update onboarding_round set answered_at = ${at}
     where merchant_id = ${merchant_id} and application_id = ${id} and round = ${round}`
}
