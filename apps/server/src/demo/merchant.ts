import type { StaffRole } from '@daftar/rules/access/roles'
/** What the demo knows of a merchant, and of the people of the console. */

export interface DemoPerson {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  role: 'workspace_admin' | 'settlements' | 'supervisor' | 'sales_manager'
  /** The stores the person is limited to; all of them when left out. */
  stores?: readonly string[]
}

export interface DemoOffer {
  id: string
  store: string
  amountMajor: number
  tenor: number
}

export interface DemoMerchant {
  id: string
  name: string
  nameAr: string
  country: 'ARE' | 'SAU' | 'BHR'
  currency: 'AED' | 'SAR' | 'BHD'
  commissionHundredths: number
  commissionFixedMinor: number
  vatPercent: number
  /** What its shop runs on. */
  platform?: string
  /** `share`: how much of the orders a store has, beside the others; all alike when left out. */
  stores: readonly { id: string; name: string; nameAr: string; share?: number }[]
  legalEntity: {
    id: string
    name: string
    address: string
    licence: string
    iban: string
    bank: string
    /** Days from the day the demo begins to the end of its licence, where that is near. */
    licenceEndsInDays?: number
  }
  people: readonly DemoPerson[]
  offers: readonly DemoOffer[]
  experiments: readonly string[]
  trade: DemoTrade
  /** What of capital this merchant shows, for the list of sign-ins. */
  shows: string
}

export interface DemoTrade {
  ordersPerDay: number
  averageMinor: number
  refundShare: number
  /** Weeks of history; half a year when left out. */
  weeks?: number
  /** How a week of the past compares with others, by how many weeks ago it was: 0 is a closed shop. */
  weekFactors?: Readonly<Record<number, number>>
  /** One order far above all others, on the Tuesday of a week so many weeks ago. */
  large?: { weeksAgo: number; amountMinor: number; title: string; category: string }
}

export interface DemoStaff {
  id: string
  name: string
  email: string
  phone: string
  roles: readonly StaffRole[]
}
