import { addressFilters, freeText, oneOrUsual } from '@daftar/app-kit/address-filters'

/** What is due first, what a hold keeps, everything that is kept, and the proofs of what is gone. */
export const fileViews = ['due', 'held', 'all', 'erased'] as const
export type FileView = (typeof fileViews)[number]

export const fileFilters = addressFilters({ view: oneOrUsual(fileViews, 'due'), merchant: freeText })
