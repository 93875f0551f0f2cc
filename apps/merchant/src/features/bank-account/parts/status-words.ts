import { bankAccountLooks, type BankAccountStatus } from '@daftar/rules/merchants/bank-account-change'
import { m } from '@daftar/words'

const statuses: Readonly<Record<(typeof bankAccountLooks)[BankAccountStatus]['label'], () => string>> = {
  proposed: m.bank_status_proposed,
  waiting: m.bank_status_waiting,
  effective: m.bank_status_effective,
  declined: m.bank_status_declined,
  withdrawn: m.bank_status_withdrawn,
  stopped: m.bank_status_stopped,
}

export function statusTitle(status: BankAccountStatus): string {
  return statuses[bankAccountLooks[status].label]()
}
