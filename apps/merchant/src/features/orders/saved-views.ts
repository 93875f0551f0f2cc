import { filterText, noFilters, readFilters, type OrderFilters } from './filters.ts'

/**
 * A named set of filters; what it holds is the text of an address, so a view and a link are the same thing.
 */
export interface SavedView {
  readonly name: string
  readonly search: string
}

export const builtInViews = {
  all: noFilters,
  waiting: { ...noFilters, statuses: ['authorized'] },
  refunded: { ...noFilters, statuses: ['partially_refunded', 'refunded'] },
  open_links: { ...noFilters, statuses: ['created'], sources: ['link'] },
  today: { ...noFilters, period: 'today' },
} as const satisfies Record<string, OrderFilters>
export type BuiltInView = keyof typeof builtInViews

/** As many of one's own as fit a line that is still read. */
export const mostViews = 12
export const longestName = 40

/**
 * Reads what the browser kept; what is no view is left out, and old filters are read as they would be from an
 * address.
 */
export function parseViews(kept: string | null): SavedView[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(read) ? read.filter(isView).slice(0, mostViews) : []
  } catch {
    return []
  }
}

/**
 * Why a view of this name cannot be saved; null when it can, and above the maximum when there are as many as
 * can be.
 */
export function nameProblem(
  views: readonly SavedView[],
  typed: string,
  taken: readonly string[],
): 'required' | 'taken' | 'above_maximum' | null {
  const name = cleanName(typed)
  if (views.length >= mostViews) return 'above_maximum'
  if (name === '') return 'required'
  const names = [...views.map((view) => view.name), ...taken]
  return names.some((other) => other.toLowerCase() === name.toLowerCase()) ? 'taken' : null
}

export function addView(views: readonly SavedView[], name: string, filters: OrderFilters): SavedView[] {
  return [...views, { name: cleanName(name), search: filterText(filters) }]
}

export function removeView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => view.name !== name)
}

/** Whether the list stands exactly as a view has it. */
export function isShown(view: OrderFilters | string, filters: OrderFilters): boolean {
  const text = typeof view === 'string' ? filterText(filtersOf(view)) : filterText(view)
  return text === filterText(filters)
}

/** The filters of a saved view. */
export function filtersOf(search: string): OrderFilters {
  return readFilters(Object.fromEntries(new URLSearchParams(search)))
}

function cleanName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, longestName)
}

function isView(view: unknown): view is SavedView {
  const { name, search } = (view ?? {}) as Partial<SavedView>
  return typeof name === 'string' && name !== '' && typeof search === 'string'
}
