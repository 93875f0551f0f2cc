import { expect, test } from 'vitest'
import { newUuid } from './ids.ts'

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const at = new Date('2026-11-22T08:00:00Z')
const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

test('ids of one millisecond sort as they were made, however many', () => {
  const ids = Array.from({ length: 20_000 }, () => newUuid(at))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toMatch(version7)
  expect(timeOf(ids.at(-1)!)).toBe(at.getTime())
})

test('an id is of the time it was made for, also when that was before the last one', () => {
  newUuid(at)
  for (const earlier of [1, 5_000, 86_400_000]) {
    const time = at.getTime() - earlier
    expect(timeOf(newUuid(new Date(time)))).toBe(time)
  }
})
