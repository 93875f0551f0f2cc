import { expect, test } from 'vitest'
import { ComeAgain } from '../turns/come-again.ts'
import { HeavyFiles } from './heavy-files.ts'

test('after three files that cost too much a merchant waits five minutes for the next, and others do not', () => {
  let now = 0
  const heavy = new HeavyFiles(() => now)
  const waitOf = (owner: string) => {
    try {
      heavy.assertLeft(owner)
      return 0
    } catch (error) {
      return error instanceof ComeAgain ? error.afterSeconds : Number.NaN
    }
  }
  for (let count = 0; count < 3; count += 1) {
    expect(waitOf('m_bombs')).toBe(0)
    heavy.charge('m_bombs')
  }
  expect([waitOf('m_bombs'), waitOf('m_other')]).toEqual([300, 0])
  now = 299_000
  expect(waitOf('m_bombs')).toBe(1)
  now = 300_000
  expect(waitOf('m_bombs')).toBe(0)
  heavy.charge('m_bombs')
  expect(waitOf('m_bombs')).toBe(300)
})
