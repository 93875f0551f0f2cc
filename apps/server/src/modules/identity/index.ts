import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import type { Documents, Files } from '../casework/files/index.ts'
import type { Codes } from '../people/sign-in/index.ts'
import { defaultFlexibleFeeMinor } from '@daftar/rules/settlement/settlement-fee'
import { instructBank, orderManyTransfers } from '../money/transfers/index.ts'
import { buildBankAccounts, type AccountUses } from './bank-accounts/index.ts'
import { buildBusinessProfile } from './business-profile/index.ts'
import { buildContracts, type ContractDependencies } from './contracts/index.ts'
import { buildListings } from './listings/index.ts'
import { buildLocations } from './locations/index.ts'
import { buildLegalEntities, type LegalEntityDependencies } from './legal-entities/index.ts'
import { buildOnboarding } from './onboarding/index.ts'
import { buildPartLinks, companyParts, onboardingParts, type PartOwner } from './part-links/index.ts'
import { buildStores, type StoresDependencies } from './stores/index.ts'

/** What identity is given by the areas it stands on. */
interface IdentityNeeds extends Pick<ContractDependencies, 'experiments' | 'withPhoneAtHand' | 'capital'> {
  /** Whose a file is. */
  documents: Documents
  /** A right of this person is about to change. */
  distrust(personId: string): void
  /** When a merchant is paid. */
  cycleOf: StoresDependencies['cycleOf']
  /** What capital, which stands beside it, knows of an account. */
  uses: AccountUses
  /** Sends what was held because a company was suspended, which it is no more. */
  releasePayouts: LegalEntityDependencies['releasePayouts']
  /** One-time codes, for whoever fills a part by a link. */
  codes: Codes
  sendsPerAddress: number
  files: Pick<Files, 'take'>
  /** The parts of a business verification, of capital which stands beside it. */
  kybParts: PartOwner
}

/** From a stranger to a verified merchant, and what a merchant says about itself. */
export function buildIdentity(deps: AreaDependencies, needs: IdentityNeeds) {
  const { config } = deps
  const contracts = buildContracts({
    ...deps,
    ...needs,
    flexibleFeeMinor: { ...defaultFlexibleFeeMinor, ...config.payouts.flexibleFeeMinor },
    countersign: config.contracts.countersign,
  })
  return {
    area: defineArea('identity', [
      buildOnboarding({ ...deps, ...needs, drawContract: contracts.draw }),
      contracts,
      buildBusinessProfile(needs),
      buildStores({ ...deps, ...needs, limits: config.checkout }),
      buildListings({ ...deps, ...needs }),
      buildLocations(deps),
      buildBankAccounts({
        ...deps,
        ...needs,
        waitHours: config.bankAccounts.waitHours,
        orderTransfers: orderManyTransfers(instructBank(deps.outbox)),
      }),
      buildLegalEntities({ ...deps, ...needs }),
      buildPartLinks({
        ...deps,
        ...needs,
        codeMinutes: Math.ceil(config.otp.validSeconds / 60),
        takeFile: needs.files.take,
        owners: {
          onboarding: onboardingParts(needs.documents),
          legal_entity: companyParts(needs.documents),
          capital: needs.kybParts,
        },
      }),
    ]),
  }
}
