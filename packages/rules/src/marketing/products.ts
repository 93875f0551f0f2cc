import { defineTransitions } from '../status/transitions.ts'

/** DEC-MKT-4: how a product of the catalogue stands. */
export const productStatuses = ['visible', 'hidden', 'rejected'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Its merchant hides and shows it; what staff rejected only staff show again. */
export const productTransitions = defineTransitions<ProductStatus>({
  visible: { hidden: ['merchant'], rejected: ['reviewer'] },
  hidden: { visible: ['merchant'], rejected: ['reviewer'] },
  rejected: { visible: ['reviewer'] },
})

/** Where a product came from. */
export const productSources = ['platform', 'feed'] as const
export type ProductSource = (typeof productSources)[number]

export const syncStatuses = ['running', 'done', 'failed'] as const
export type SyncStatus = (typeof syncStatuses)[number]

/** One reading of a platform or a feed: it ends once. */
export const syncTransitions = defineTransitions<SyncStatus>({
  running: { done: ['system'], failed: ['system'] },
  done: {},
  failed: {},
})

/** Why a reading ended without what it was to read. */
export const syncFailures = [
  'unreachable',
  'refused_address',
  'refused',
  'not_found',
  'too_large',
  'too_slow',
  'too_many_redirects',
  'compressed',
  'not_the_format',
  'grant_ended',
  'stopped',
] as const
export type SyncFailure = (typeof syncFailures)[number]

/** Why one row of what was read is no product. */
export const rowProblems = ['no_id', 'no_name', 'no_price', 'too_long', 'same_id', 'too_many'] as const
export type RowProblem = (typeof rowProblems)[number]

/** So many products a merchant has at most, from wherever they come. */
export const productsMax = 20_000

/** So many a person hides, shows or rejects with one press. */
export const productsAtOnce = 100

/** So many rows that were no product are told of one reading; the others are counted. */
export const rowProblemsTold = 50

/** Letters of the longest name of a product. */
export const productNameMax = 200
