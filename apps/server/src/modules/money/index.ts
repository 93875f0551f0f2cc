import { defaultFlexibleFeeMinor } from '@daftar/rules/settlement/settlement-fee'
import { defaultWithdrawalFeeMinor } from '@daftar/rules/wallet/withdrawal'
import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { money, payoutNamed, referenceOf } from './money/index.ts'
import { buildCards, httpIssuer, isChargeOf, fakeIssuer, shopsOf, type CardIssuer } from './cards/index.ts'
import { buildPayouts, type PayoutsDependencies } from './payouts/index.ts'
import { buildReconciliation } from './reconciliation/index.ts'
import { buildSettlement, payoutOutcome, type Capital } from './settlement/index.ts'
import { taxDocuments } from './tax-documents/index.ts'
import {
  buildTransfers,
  instructBank,
  orderManyTransfers,
  orderTransfers,
  type TransferDependencies,
  type TransferOutcome,
} from './transfers/index.ts'
import { buildWallet, walletOutcome, type WalletDependencies } from './wallet/index.ts'

/**
 * What money asks of the advances that it pays out and takes back; capital, which stands on money, answers.
 */
export interface AdvancesOfMoney {
  capital: Capital
  repaidBySales: PayoutsDependencies['listOpenAdvances']
  outcome: TransferOutcome
  reorder: TransferDependencies['reorder']
}

/** What money asks of areas that stand beside or on it. */
export interface MoneyPorts extends Pick<WalletDependencies, 'withPhoneAtHand'> {
  /** The names of campaigns, by the reference of their movements in the journal. */
  campaignsOf: WalletDependencies['namesOf']
}

/** What merchants are owed, and how it reaches them. */
export function buildMoney(
  deps: AreaDependencies,
  advances: AdvancesOfMoney,
  { withPhoneAtHand, campaignsOf }: MoneyPorts,
) {
  const { capital, reorder } = advances
  const { flexibleFeeMinor: agreed, mailExportAboveRows } = deps.config.payouts
  const outcomes = { advance: advances.outcome, payout: payoutOutcome(deps), wallet: walletOutcome(deps) }
  const flexibleFeeMinor = { ...defaultFlexibleFeeMinor, ...agreed }
  const transfers = buildTransfers({ ...deps, outcomes, reorder })
  const settlement = buildSettlement({
    ...deps,
    capital,
    flexibleFeeMinor,
    orderTransfers: orderManyTransfers(instructBank(deps.outbox)),
    news: deps,
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
  const { withdrawalFeeMinor, accounts, banks } = deps.config.wallet
  const wallet = buildWallet({
    ...deps,
    withPhoneAtHand,
    orderTransfer: orderTransfers(instructBank(deps.outbox)),
    namesOf: async (...asked) => new Map([...(await shopsOf(...asked)), ...(await campaignsOf(...asked))]),
    withdrawalFeeMinor: { ...defaultWithdrawalFeeMinor, ...withdrawalFeeMinor },
    topUps: { accounts, banks, accountName: deps.brand.legalName },
  })
  const cards = buildCards({ ...deps, withPhoneAtHand, payoutNow: payouts.payoutNow, issuer: issuerOf(deps) })
  const area = defineArea('money', [
    settlement,
    payouts,
    transfers,
    reconciliation,
    taxDocuments,
    wallet,
    money,
    cards,
  ])
  return { area, settlement, payouts, transfers, referenceOf, payoutNamed, isChargeOf, cards }
}

/** Who makes virtual cards, as the configuration says. */
function issuerOf({ config, keys, clock, fetch }: AreaDependencies): CardIssuer | null {
  const { cardIssuer } = config
  if (cardIssuer.kind === 'off') return null
  return cardIssuer.kind === 'http' ? httpIssuer(cardIssuer.http, fetch) : fakeIssuer(keys, () => clock.now())
}
