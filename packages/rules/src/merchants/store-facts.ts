import { paymentProductTypes } from './payment-products.ts'
import { found, nameProblem, type FactProblem, type FactProblems } from './merchant-facts.ts'

/** Longest name of a store (DEC-STO-8). */
export const longestStoreName = 60
const longestCode = 64

/** STO-09. */
export const storeKinds = ['online', 'offline'] as const
export type StoreKind = (typeof storeKinds)[number]

export function isStoreKind(kind: string): kind is StoreKind {
  return storeKinds.some((known) => known === kind)
}

/** DEC-STO-1: suspended with its merchant; inactive once its merchant closed it. */
export const storeStatuses = ['active', 'inactive', 'suspended'] as const
export type StoreStatus = (typeof storeStatuses)[number]

export function storeStatus({
  isSuspended,
  isClosed,
}: {
  isSuspended: boolean
  isClosed: boolean
}): StoreStatus {
  if (isSuspended) return 'suspended'
  return isClosed ? 'inactive' : 'active'
}
/** Most codes a store has besides its own: one for each country, or currency of each group of a platform. */
const mostAliases = 20

/** A store as somebody describes it; its country and its money are the merchant's. */
export interface StoreFacts {
  /** What a shop's own system calls the store (public API: merchant_code). */
  code: string
  name: string
  nameAr: string
  /** What it may sell (STO-18): without one its people have no dashboard. */
  products: readonly string[]
}

export function storeNamesProblems({ name, nameAr }: Pick<StoreFacts, 'name' | 'nameAr'>): FactProblems {
  return found({
    name: nameProblem(name, longestStoreName),
    name_ar: nameProblem(nameAr, longestStoreName),
  })
}

export function storeProblems({ code, name, nameAr, products }: StoreFacts): FactProblems {
  return {
    ...found({ code: codeProblem(code) }),
    ...storeNamesProblems({ name, nameAr }),
    ...found({ products: productsProblem(products) }),
  }
}

/**
 * What shops' systems call a store: its own code, and others that plugins send for it (`AE`, `default_AED`).
 */
export interface StoreCodes {
  code: string
  aliases: readonly string[]
}

export function storeCodesProblems({ code, aliases }: StoreCodes): FactProblems {
  return found({ code: codeProblem(code), aliases: aliasesProblem(aliases) })
}

function aliasesProblem(aliases: readonly string[]): FactProblem | null {
  if (aliases.length > mostAliases) return 'too_long'
  return aliases.map(codeProblem).find((problem) => problem !== null) ?? null
}

/** Letters, digits, dot, hyphen and underscore: what goes into addresses and headers of shops as it is. */
function codeProblem(code: string): FactProblem | null {
  if (code === '') return 'required'
  if (code.length > longestCode) return 'too_long'
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(code) ? null : 'invalid'
}

function productsProblem(products: readonly string[]): FactProblem | null {
  const isKnown = (product: string) => paymentProductTypes.some((known) => known === product)
  return products.length > 0 && products.every(isKnown) ? null : 'choose_option'
}
