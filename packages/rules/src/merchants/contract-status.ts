import { letterPauseSeconds } from '../capital/signing/envelope-status.ts'
import { defineTransitions } from '../status/transitions.ts'

/**
 * DEC-BIZ-5: how the contract of a merchant stands. It is drawn up, signed by the merchant, and countersigned
 * by the provider.
 */
export const contractStatuses = ['none', 'sent', 'signed', 'completed'] as const
export type ContractStatus = (typeof contractStatuses)[number]

/**
 * Each step is made once; the provider countersigns by a member of staff, or at once where the installation
 * says so.
 */
export const contractTransitions = defineTransitions<ContractStatus>({
  none: { sent: ['merchant', 'system'] },
  sent: { signed: ['merchant'] },
  signed: { completed: ['staff', 'system'] },
  completed: {},
})

/** Until the merchant has signed it, a contract may be drawn up anew for another signatory. */
export function isOpenToSign(status: ContractStatus): boolean {
  return status === 'none' || status === 'sent'
}

/**
 * From when on the letter with the contract can be sent again (epoch milliseconds); null where there is
 * nothing to sign.
 */
export function contractLetterFromMs(status: ContractStatus, lastMs: number | null): number | null {
  return status === 'sent' && lastMs !== null ? lastMs + letterPauseSeconds * 1000 : null
}
