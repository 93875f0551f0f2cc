// Written by `npm run generate` from what lies in folders; a test compares.
import { accountReasonTexts } from './account.ts'
import { adsReasonTexts } from './ads.ts'
import { capitalReasonTexts } from './capital.ts'
import { cardsReasonTexts } from './cards.ts'
import { clockReasonTexts } from './clock.ts'
import { commonReasonTexts } from './common.ts'
import { disputesReasonTexts } from './disputes.ts'
import { filesReasonTexts } from './files.ts'
import { marketingReasonTexts } from './marketing.ts'
import { merchantsReasonTexts } from './merchants.ts'
import { onboardingReasonTexts } from './onboarding.ts'
import { ordersReasonTexts } from './orders.ts'
import { partLinksReasonTexts } from './part-links.ts'
import { payoutsReasonTexts } from './payouts.ts'
import { registersReasonTexts } from './registers.ts'
import { signInReasonTexts } from './sign-in.ts'
import { supportReasonTexts } from './support.ts'
import { walletReasonTexts } from './wallet.ts'
import { workReasonTexts } from './work.ts'

/** The text of every refusal. */
export const allReasonTexts = {
  ...accountReasonTexts,
  ...adsReasonTexts,
  ...capitalReasonTexts,
  ...cardsReasonTexts,
  ...clockReasonTexts,
  ...commonReasonTexts,
  ...disputesReasonTexts,
  ...filesReasonTexts,
  ...marketingReasonTexts,
  ...merchantsReasonTexts,
  ...onboardingReasonTexts,
  ...ordersReasonTexts,
  ...partLinksReasonTexts,
  ...payoutsReasonTexts,
  ...registersReasonTexts,
  ...signInReasonTexts,
  ...supportReasonTexts,
  ...walletReasonTexts,
  ...workReasonTexts,
}
