import type {
  BankAccountChange,
  BankAccountPage,
  BankAccountQueueItem,
  PublicBankAccountChange,
} from '@daftar/contract/endpoints/identity/bank-accounts'
import { isOpenBankAccount } from '@daftar/rules/merchants/bank-account-change'
import { maskIban } from '@daftar/rules/registry/iban'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { findLegalEntity, presentMerchantOf, type MerchantRow } from '../../merchants/merchants/index.ts'
import type { ChangeRow } from './machine.ts'
import { findNewest, type ListedChange } from './store.ts'

/** What a merchant's admins see: where payouts go, and the change that is under way or was the last. */
export async function pageOf(tx: ReadTx, merchantId: string, waitHours: number): Promise<BankAccountPage> {
  const entity = await findLegalEntity(tx, merchantId)
  const row = await findNewest(tx, merchantId)
  return {
    account: entity
      ? { holder: entity.legal_company_name, iban: maskIban(entity.iban), bank_name: entity.bank_name }
      : null,
    change: row ? await presentChange(tx, row) : null,
    wait_hours: waitHours,
  }
}

async function presentChange(tx: ReadTx, row: ChangeRow): Promise<BankAccountChange> {
  const [person] = await tx<Row<'person_name', 'first_name' | 'last_name'>[]>`
    select first_name, last_name from person_name where id = ${row.proposed_by}`
  return {
    id: row.id,
    status: row.status,
    bank_name: row.bank_name,
    iban: maskIban(row.iban),
    holder: row.holder,
    proposed_by: nameOf(person),
    proposed_at: row.proposed_at.toISOString(),
    effective_at: row.effective_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    decline_reason: row.decline_reason,
    may_withdraw: isOpenBankAccount(row.status),
  }
}

export function presentPublic(
  row: ChangeRow & { effective_at: Date },
  merchant: Pick<MerchantRow, 'name' | 'name_ar'>,
): PublicBankAccountChange {
  return {
    status: row.status,
    merchant_name: merchant.name,
    merchant_name_ar: merchant.name_ar,
    iban_before_ends: row.iban_before.slice(-4),
    iban_ends: row.iban.slice(-4),
    bank_name: row.bank_name,
    effective_at: row.effective_at.toISOString(),
  }
}

export function presentQueueItem(row: ListedChange): BankAccountQueueItem {
  return {
    id: row.id,
    ...presentMerchantOf(row),
    status: row.status,
    legal_name: row.legal_name,
    holder: row.holder,
    bank_name: row.bank_name,
    iban: maskIban(row.iban),
    proposed_at: row.proposed_at.toISOString(),
    effective_at: row.effective_at?.toISOString() ?? null,
    waits_for_talk: row.status === 'stopped' && row.spoken_at === null,
  }
}

export function nameOf(person: Pick<ListedChange, 'first_name' | 'last_name'> | undefined): string {
  return `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim()
}
