import {
  bankAccountLooks,
  type BankAccountCheckCode,
  type BankAccountStatus,
} from '@daftar/rules/merchants/bank-account-change'
import { m } from '@daftar/words'

const statuses: Readonly<Record<(typeof bankAccountLooks)[BankAccountStatus]['label'], () => string>> = {
  proposed: m.desk_bank_status_proposed,
  waiting: m.desk_bank_status_waiting,
  effective: m.desk_bank_status_effective,
  declined: m.desk_bank_status_declined,
  withdrawn: m.desk_bank_status_withdrawn,
  stopped: m.desk_bank_status_stopped,
}

export function statusText(status: BankAccountStatus): string {
  return statuses[bankAccountLooks[status].label]()
}

export const checkWords: Readonly<Record<BankAccountCheckCode, () => string>> = {
  holder_is_company: m.desk_bank_check_holder,
  iban_of_country: m.desk_join_check_iban_of_country,
  bank_is_known: m.desk_bank_check_bank,
  iban_of_nobody_else: m.desk_join_check_iban_new,
  addresses_unchanged: m.desk_bank_check_addresses,
}
