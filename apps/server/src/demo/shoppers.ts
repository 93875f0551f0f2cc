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

/** Somebody who buys: the name by one number, phone and address by others. */
export function shopperOf(merchant: DemoMerchant, name: number, random: () => number): DemoShopper {
  const [shown, latin] = pick(names, name)
  const digits = String(Math.floor(random() * 10_000_000)).padStart(7, '0')
  return {
    name: shown,
    phone: `${mobiles[merchant.country]}${digits}`,
    email: `${latin}.${digits.slice(-4)}@shopper.example`,
  }
}
