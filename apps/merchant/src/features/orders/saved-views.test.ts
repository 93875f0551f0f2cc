import { expect, test } from 'vitest'
import { noFilters, type OrderFilters } from './filters.ts'
import {
  addView,
  builtInViews,
  filtersOf,
  isShown,
  mostViews,
  nameProblem,
  parseViews,
  removeView,
  type SavedView,
} from './saved-views.ts'

const refunds: OrderFilters = { ...noFilters, statuses: ['refunded'], period: 'this_month' }

test('a view that was saved shows the same list again, after the browser was closed', () => {
  const kept = JSON.stringify(addView([], '  Refunds   of the month ', refunds))
  const [view] = parseViews(kept)
  expect(view).toEqual({ name: 'Refunds of the month', search: '?period=this_month&status=refunded' })
  expect(filtersOf(view?.search ?? '')).toEqual(refunds)
  expect(isShown(view?.search ?? '', refunds)).toBe(true)
  expect(isShown(view?.search ?? '', { ...refunds, search: 'K7' })).toBe(false)
  expect(removeView(parseViews(kept), 'Refunds of the month')).toEqual([])
})

test('what the browser keeps may be anything', () => {
  expect(parseViews(null)).toEqual([])
  expect(parseViews('{"name":1}')).toEqual([])
  expect(parseViews('broken')).toEqual([])
  expect(parseViews('[{"name":"A","search":"?status=nonsense"},{"name":""},null,7]')).toEqual([
    { name: 'A', search: '?status=nonsense' },
  ])
  expect(filtersOf('?status=nonsense')).toEqual(noFilters)
})

test('a name is asked for, used once, and there is room for twelve', () => {
  const one = addView([], 'Refunds', refunds)
  expect(nameProblem(one, ' ', [])).toBe('required')
  expect(nameProblem(one, 'refunds', [])).toBe('taken')
  expect(nameProblem(one, 'All', ['All'])).toBe('taken')
  expect(nameProblem(one, 'Late', ['All'])).toBeNull()
  const many = Array.from({ length: mostViews }, (_, at): SavedView => ({ name: `v${at}`, search: '' }))
  expect(nameProblem(many, 'one more', [])).toBe('above_maximum')
})

test('the views that come with the product are told apart by the address', () => {
  expect(isShown(builtInViews.all, noFilters)).toBe(true)
  expect(isShown(builtInViews.waiting, { ...noFilters, statuses: ['authorized'] })).toBe(true)
  expect(isShown(builtInViews.waiting, noFilters)).toBe(false)
  expect(isShown(builtInViews.all, { ...noFilters, sort: 'amount_desc' })).toBe(false)
})
