import {
  bankAccountCheckCodes,
  isHeldBy,
  type BankAccountCheckCode,
} from '@daftar/rules/merchants/bank-account-change'
import { isIbanOf } from '@daftar/rules/registry/iban'
import type { ReadTx } from '../../../platform/database/database.ts'
import { findBank } from '../../casework/registers/index.ts'
import { findLegalEntity, findMerchant } from '../../merchants/merchants/index.ts'
import type { ChangeRow } from './machine.ts'
import { recipientsOf } from './recipients.ts'
import { paidElsewhere } from './store.ts'

/** What is compared before anybody approves. Read across merchants, for staff alone. */
export async function checksOf(tx: ReadTx, row: ChangeRow) {
  const merchant = await findMerchant(tx, row.merchant_id)
  const entity = await findLegalEntity(tx, row.merchant_id)
  const elsewhere = await paidElsewhere(tx, row.merchant_id, row.iban)
  const bank = await findBank(tx, row.iban)
  const { isChangedLately } = await recipientsOf(tx, row.merchant_id, row.proposed_at)
  const holds: Readonly<Record<BankAccountCheckCode, boolean>> = {
    holder_is_company: isHeldBy(row.holder, entity?.legal_company_name ?? ''),
    iban_of_country: isIbanOf(row.iban, merchant?.country ?? ''),
    bank_is_known: bank !== null,
    iban_of_nobody_else: elsewhere.length === 0,
    addresses_unchanged: !isChangedLately,
  }
  return { checks: bankAccountCheckCodes.map((code) => ({ code, holds: holds[code] })), elsewhere }
}
