import { expect, test } from 'vitest'
import { newUuid, uuidFrom } from './ids.ts'

const form = (version: number) =>
  new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)
const at = new Date('2026-11-22T08:00:00Z')
const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

test('ids of one millisecond sort as they were made, however many', () => {
  const ids = Array.from({ length: 20_000 }, () => newUuid(at))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toMatch(form(7))
  expect(timeOf(ids.at(-1)!)).toBe(at.getTime())
})

test('an id is of the time it was made for, also when that was before the last one', () => {
  newUuid(at)
  for (const earlier of [1, 5_000, 86_400_000]) {
    const time = at.getTime() - earlier
    expect(timeOf(newUuid(new Date(time)))).toBe(time)
  }
})

test('an id made of a text is the same every time', () => {
  expect(uuidFrom('noor:2026-11-22')).toBe(uuidFrom('noor:2026-11-22'))
  expect(uuidFrom('noor:2026-11-22')).not.toBe(uuidFrom('noor:2026-11-23'))
  expect(uuidFrom('noor:2026-11-22')).toMatch(form(8))
})
