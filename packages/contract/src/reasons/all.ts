// Written by `npm run generate` from what lies in folders; a test compares.
import { accountReasons } from './account.ts'
import { adsReasons } from './ads.ts'
import { capitalReasons } from './capital.ts'
import { cardsReasons } from './cards.ts'
import { clockReasons } from './clock.ts'
import { commonReasons } from './common.ts'
import { disputesReasons } from './disputes.ts'
import { filesReasons } from './files.ts'
import { marketingReasons } from './marketing.ts'
import { merchantsReasons } from './merchants.ts'
import { onboardingReasons } from './onboarding.ts'
import { ordersReasons } from './orders.ts'
import { partLinksReasons } from './part-links.ts'
import { payoutsReasons } from './payouts.ts'
import { registersReasons } from './registers.ts'
import { signInReasons } from './sign-in.ts'
import { supportReasons } from './support.ts'
import { walletReasons } from './wallet.ts'
import { workReasons } from './work.ts'

/** Every refusal of every part of the product. */
export const allReasons = {
  ...accountReasons,
  ...adsReasons,
  ...capitalReasons,
  ...cardsReasons,
  ...clockReasons,
  ...commonReasons,
  ...disputesReasons,
  ...filesReasons,
  ...marketingReasons,
  ...merchantsReasons,
  ...onboardingReasons,
  ...ordersReasons,
  ...partLinksReasons,
  ...payoutsReasons,
  ...registersReasons,
  ...signInReasons,
  ...supportReasons,
  ...walletReasons,
  ...workReasons,
}
