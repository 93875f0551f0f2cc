import { presentationStatuses, type PresentationStatus } from '@daftar/rules/capital/advances/debit-status'
import { mandateStatuses, type MandateStatus } from '@daftar/rules/capital/debits/mandate-status'

/** The status an address names; none shows every mandate. */
export function readMandateStatus(text: string | undefined): MandateStatus | undefined {
  return mandateStatuses.find((status) => status === text)
}

export function readDebitStatus(text: string | undefined): PresentationStatus | undefined {
  return presentationStatuses.find((status) => status === text)
}
