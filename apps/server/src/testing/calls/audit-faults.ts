import { providerChain } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/connect.ts'

/**
 * Every break in a chain of the audit log; empty when nothing was changed, removed or added outside it. Null
 * is the provider's chain.
 */
export async function auditFaults(
  tx: Tx,
  merchantId: string | null,
): Promise<{ number: bigint; fault: string }[]> {
  return tx<{ number: bigint; fault: string }[]>`
    select number, fault from audit_faults(${merchantId ?? providerChain})`
}
