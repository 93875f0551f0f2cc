import type { DemoMerchant } from './merchant.ts'
import { pick } from './numbers.ts'

export interface DemoShopper {
  name: string
  phone: string
  email: string
}

/** First names and initials as lists show them, with the Latin letters of their addresses; invented. */
const names = [
  ['Huda M.', 'huda.m'],
  ['Omar A.', 'omar.a'],
  ['Sara K.', 'sara.k'],
  ['Yousef R.', 'yousef.r'],
  ['Lina H.', 'lina.h'],
  ['Khalid S.', 'khalid.s'],
  ['Maha T.', 'maha.t'],
  ['Adam B.', 'adam.b'],
  ['هدى م.', 'huda.m'],
  ['خالد س.', 'khalid.s'],
] as const

const mobiles: Record<DemoMerchant['country'], string> = { ARE: '+97150', SAU: '+96650', BHR: '+9733' }

/** Shoppers of a shop who come back; two in five of its orders are theirs. */
const regulars = 60

/**
 * Somebody who buys: the name by one number, phone and address by others. Who comes back has the same of each
 * every time.
 */
export function shopperOf(merchant: DemoMerchant, name: number, random: () => number): DemoShopper {
  const drawn = Math.floor(random() * 10_000_000)
  const regular = drawn % 5 < 2 ? Math.floor(drawn / 5) % regulars : null
  const [shown, latin] = pick(names, regular === null ? name : regular / regulars)
  const digits = String(regular === null ? drawn : 2_000_000 + regular * 7_919).padStart(7, '0')
  return {
    name: shown,
    phone: `${mobiles[merchant.country]}${digits}`,
    email: `${latin}.${digits.slice(-4)}@shopper.example`,
  }
}
