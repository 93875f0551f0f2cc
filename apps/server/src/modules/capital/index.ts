import { leastAdvance } from '@daftar/rules/capital/offers/amount'
import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { instructBank, orderTransfers } from '../money/transfers/index.ts'
import type { Documents } from '../casework/files/index.ts'
import { signatoryCode } from '@daftar/rules/capital/kyb/signatory'
import type { Codes } from '../people/sign-in/index.ts'
import { advancePorts } from './advance-ports.ts'
import { buildAdvances, type AdvanceDependencies } from './advances/index.ts'
import {
  applicationsOfOffers,
  buildApplications,
  hasAdvanceOrApplication,
  statementFiles,
} from './applications/index.ts'
import { buildDebits } from './debits/index.ts'
import { buildDecisions } from './decisions/index.ts'
import { buildDrafts } from './drafts/index.ts'
import { buildFeeInvoices } from './fee-invoices/index.ts'
import { buildKyb } from './kyb/index.ts'
import { buildMandates, countOpenOn, debitOrders } from './mandates/index.ts'
import { buildOffers } from './offers/index.ts'
import { buildPlatforms } from './platforms/index.ts'
import { buildRelief } from './relief/index.ts'
import { salesConnectorOf } from './sales-connector.ts'
import { signingServiceOf } from './signing-service.ts'
import { buildSigning } from './signing/index.ts'
import { buildSimulator } from './simulator/index.ts'
import { buildSinglePage } from './single-page/index.ts'
import { isOnWaitlist } from './waitlist/index.ts'

/** How a merchant stands to capital, for areas below. */
export const standing = { hasAdvanceOrApplication, isOnWaitlist }

/** What capital is given by the areas it stands on. */
export interface CapitalNeeds extends Pick<AdvanceDependencies, 'adsHeld'> {
  /** One-time codes, for the phone of whoever signs. */
  codes: Codes
  /** The same with limits of their own. */
  codesWith(limits: typeof signatoryCode): Codes
  /** Whose a file is, and what it tells. */
  documents: Documents
}

/** Advances, from the waitlist to the last repayment. */
export function buildCapital(deps: AreaDependencies, { codes, codesWith, documents, adsHeld }: CapitalNeeds) {
  const statements = statementFiles(documents)
  const offers = buildOffers({
    ...deps,
    applications: applicationsOfOffers,
    countries: deps.config.capital.countries,
    leastMinor: (currency) => deps.config.capital.leastMinor[currency] ?? leastAdvance(currency),
  })
  const lending = buildLending({ ...deps, adsHeld })
  const signing = buildSigning({
    ...deps,
    codes,
    service: signingServiceOf(deps.config, deps.fetch),
    createAdvance: lending.mandates.open,
  })
  const kyb = buildKyb({ ...deps, files: statements, codes: codesWith(signatoryCode) })
  const area = defineArea('capital', [
    ...lending.modules,
    signing,
    buildDecisions({
      ...deps,
      withdrawByRisk: offers.withdrawByRisk,
      sendContract: signing.sendContract,
      contractsOf: signing.contractsOf,
    }),
    offers,
    buildApplications({ ...deps, files: statements, kyb: kyb.blocks }),
    kyb,
    buildSinglePage({ ...deps, codes, files: statements }),
    buildPlatforms({ ...deps, connector: salesConnectorOf(deps.config, deps.fetch) }),
    buildDrafts(deps.database),
    buildSimulator(),
  ])
  return { area, offers, ...lending, directDebitsOn: countOpenOn, kybParts: kyb.parts }
}

/** What follows a signed contract: the advance, its mandate and debits, relief, and the papers of its fee. */
function buildLending(deps: AreaDependencies & Pick<AdvanceDependencies, 'adsHeld'>) {
  const advances = buildAdvances({
    ...deps,
    ...advancePorts,
    orderTransfer: orderTransfers(instructBank(deps.outbox)),
  })
  const orderDebit = debitOrders(deps.outbox)
  const mandates = buildMandates({
    ...deps,
    orderDebit,
    createAdvance: advances.open,
    fund: advances.fund,
    presentAdvance: advances.present,
  })
  const { messages } = advances
  const debits = buildDebits(
    { ...deps, orderDebit, messages, answerMandate: mandates.answer },
    { fakeBankAnswers: deps.config.capital.directDebitBank === 'answers' },
  )
  const modules = [advances, mandates, debits, buildRelief(deps), buildFeeInvoices(deps)] as const
  return { modules, advances, mandates, debits }
}
