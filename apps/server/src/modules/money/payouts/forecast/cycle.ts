import type { PayoutCycleOut } from '@daftar/contract/endpoints/money/payouts-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import { flexibleMinimumMinor } from '@daftar/rules/settlement/payout-cycle'
import { defaultFeeBands } from '@daftar/rules/settlement/settlement-fee'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { findLegalEntity } from '../../../merchants/merchants/index.ts'
import { cycleOf } from '../../settlement/index.ts'
import type { Reached } from '../access.ts'
import { lastFour } from '../present.ts'
import { nextPayoutOn, type LiveDependencies } from './upcoming.ts'

/**
 * The cycle of a merchant with its fees, the next date and the account that is paid (PO-07, DEC-PO-1,
 * DEC-PO-8).
 */
export async function presentCycle(
  tx: ReadTx,
  deps: LiveDependencies,
  reached: Reached,
  now: Date,
): Promise<PayoutCycleOut> {
  const { merchantId, currency } = reached
  const [cycle, entity, nextOn] = await Promise.all([
    cycleOf(tx, deps.capital, merchantId, now),
    findLegalEntity(tx, merchantId),
    nextPayoutOn(tx, deps, reached, now),
  ])
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  const bands = defaultFeeBands[currency]
  return {
    cycle: cycle!.cycle,
    next: cycle!.next,
    next_payout_on: nextOn,
    fixed_because: cycle!.hasOpenAdvance ? 'advance' : reached.role === 'workspace_admin' ? null : 'role',
    fees: {
      currency,
      below: bands ? { under: amount(bands.fromMinor), fee: amount(bands.belowMinor) } : null,
      from: bands ? { amount: amount(bands.fromMinor), fee: amount(bands.aboveMinor) } : null,
      flexible_extra: amount(deps.flexibleFeeMinor[currency] ?? 0n),
      flexible_minimum: amount(flexibleMinimumMinor(currency)),
    },
    bank_account: entity?.iban
      ? { bank_name: entity.bank_name, iban_last_four: lastFour(entity.iban) }
      : null,
  }
}
