import { brandSettings } from './settings/brand.ts'
import { capitalAndContractsSettings } from './settings/capital-and-contracts.ts'
import { outsideSettings } from './settings/outside.ts'
import { processSettings } from './settings/process.ts'
import { remoteSettings } from './settings/remote.ts'
import { sellingAndMoneySettings } from './settings/selling-and-money.ts'
import { signInSettings } from './settings/sign-in.ts'

/** Every setting of the product, in the order the documentation shows them. */
export const settings = {
  ...processSettings,
  ...brandSettings,
  ...signInSettings,
  ...outsideSettings,
  ...capitalAndContractsSettings,
  ...sellingAndMoneySettings,
  ...remoteSettings,
} as const
