import type { BankAccountCase } from '@daftar/contract/endpoints/identity/bank-accounts'
import { bankAccountStatuses, type BankAccountStatus } from '@daftar/rules/merchants/bank-account-change'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { changesOf } from '../../../platform/status-changes.ts'
import { isHolding } from '../../money/settlement/index.ts'
import { checksOf } from './checks.ts'
import type { BankAccountDependencies } from './dependencies.ts'
import { nameOf, presentQueueItem } from './present.ts'
import type { ListedChange } from './store.ts'

/** A change with everything that a decision needs; the whole account stands beside the bank's letter. */
export async function caseOf(
  tx: Tx,
  { uses }: Pick<BankAccountDependencies, 'uses'>,
  row: ListedChange,
): Promise<BankAccountCase> {
  const { checks, elsewhere } = await checksOf(tx, row)
  const history = await changesOf(tx, row.merchant_id, 'bank_account', row.id)
  const staff = await tx<Row<'staff_name', 'id' | 'name'>[]>`
    select id, name from staff_name where id = any (${history.map(({ actor_id }) => actor_id)})`
  const names = new Map([...staff.map(({ id, name }) => [id, name] as const), [row.proposed_by, nameOf(row)]])
  return {
    ...presentQueueItem(row),
    iban: row.iban,
    country: row.country,
    before: { iban: row.iban_before, bank_name: row.bank_before },
    after: { iban: row.iban, bank_name: row.bank_name },
    letter_url: row.letter_file_id,
    proposed_by: nameOf(row),
    checks,
    elsewhere,
    direct_debits: await uses.directDebits(tx, row.merchant_id, row.iban_before),
    decline_reason: row.decline_reason,
    note: row.note,
    told: { letters: row.letters_told, texts: row.texts_told },
    is_holding: row.hold_id !== null && (await isHolding(tx, row.merchant_id, row.hold_id)),
    talk:
      row.spoken_at === null
        ? null
        : { by: row.speaker_name ?? '', at: row.spoken_at.toISOString(), note: row.spoken_note },
    history: history.map(({ from_status, to_status, actor_id, at }) => ({
      from: statusOf(from_status),
      to: statusOf(to_status) ?? row.status,
      at: at.toISOString(),
      by: names.get(actor_id) ?? '',
    })),
  }
}

function statusOf(text: string | null): BankAccountStatus | null {
  return bankAccountStatuses.find((status) => status === text) ?? null
}
