import { defaultFlexibleFeeMinor } from '@daftar/rules/settlement/settlement-fee'
import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildPayouts, type PayoutsDependencies } from './payouts/index.ts'
import { buildReconciliation } from './reconciliation/index.ts'
import { buildSettlement, payoutOutcome, type Capital } from './settlement/index.ts'
import { taxDocuments } from './tax-documents/index.ts'
import {
  buildTransfers,
  instructBank,
  orderManyTransfers,
  type TransferDependencies,
  type TransferOutcome,
} from './transfers/index.ts'

/** What money asks of the advances that it pays out and takes back; capital, which stands on money, answers. */
export interface AdvancesOfMoney {
  capital: Capital
  repaidBySales: PayoutsDependencies['listOpenAdvances']
  outcome: TransferOutcome
  reorder: TransferDependencies['reorder']
}

/** What merchants are owed, and how it reaches them. */
export function buildMoney(deps: AreaDependencies, advances: AdvancesOfMoney) {
  const { capital, reorder } = advances
  const { flexibleFeeMinor: agreed, mailExportAboveRows } = deps.config.payouts
  const outcomes = { advance: advances.outcome, payout: payoutOutcome(deps) }
  const flexibleFeeMinor = { ...defaultFlexibleFeeMinor, ...agreed }
  const transfers = buildTransfers({ ...deps, outcomes, reorder })
  const settlement = buildSettlement({
    ...deps,
    capital,
    flexibleFeeMinor,
    orderTransfers: orderManyTransfers(instructBank(deps.outbox)),
    outcomes,
  })
  const payouts = buildPayouts({
    ...deps,
    capital,
    listOpenAdvances: advances.repaidBySales,
    flexibleFeeMinor,
    requestPayout: settlement.requestPayout,
    mailExportAboveRows,
  })
  const reconciliation = buildReconciliation({ ...deps, outcomes })
  const area = defineArea('money', [settlement, payouts, transfers, reconciliation, taxDocuments])
  return { area, settlement, payouts, transfers }
}
