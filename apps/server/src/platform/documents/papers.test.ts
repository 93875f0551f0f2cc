import { expect, test } from 'vitest'
import { heldSetter } from '../../testing/files/held-setter.ts'
import { plainPaper } from '../../testing/files/plain-papers.ts'
import { textOfPdf } from '../../testing/files/pdf-text.ts'
import { ComeAgain } from '../turns/come-again.ts'
import { openPapers } from './papers.ts'

function stage() {
  const held = heldSetter()
  const papers = openPapers(held)
  const make = (says: string, owner: string, signal?: AbortSignal) =>
    papers.make(plainPaper, says, { owner, ...(signal && { signal }) }).then(
      async (pdf) => (await textOfPdf(pdf)).join(' ').trim(),
      (error: Error) => (error instanceof ComeAgain ? error.reason : error.name),
    )
  return { held, papers, make }
}

test('of many papers of one merchant six are set in turn, and another merchant’s at once', async () => {
  const { held, make } = stage()
  const flood = Array.from({ length: 16 }, (_, index) => make(`flood ${index}`, 'm_flood'))
  const other = make('other', 'm_other')
  const refused = await Promise.all(flood.slice(6))
  expect(new Set(refused)).toEqual(new Set(['too_many_requests']))
  expect(held.begun).toEqual(['flood 0', 'other'])
  held.letGo()
  expect(await other).toBe('other')
  expect(await Promise.all(flood.slice(0, 6))).toEqual(
    Array.from({ length: 6 }, (_, index) => `flood ${index}`),
  )
})

test('what says the same is set once, for all who ask at once and for those who ask later', async () => {
  const { held, make } = stage()
  const same = Array.from({ length: 16 }, () => make('same', 'm_1'))
  held.letGo()
  expect(new Set(await Promise.all(same))).toEqual(new Set(['same']))
  expect(await make('same', 'm_1')).toBe('same')
  expect(await make('another', 'm_1')).toBe('another')
  expect(held.begun).toEqual(['same', 'another'])
})

test('a paper is given up when the last who waited for it has left, and not before', async () => {
  const { held, make } = stage()
  const [one, another, late] = [new AbortController(), new AbortController(), new AbortController()]
  const both = [make('wanted', 'm_1', one.signal), make('wanted', 'm_1', another.signal)]
  const queued = make('queued', 'm_1', late.signal)
  await expect.poll(() => held.begun).toEqual(['wanted'])
  late.abort()
  expect(await queued).toBe('CallerLeft')
  one.abort()
  expect(held.ended).toEqual([])
  another.abort()
  expect(held.ended).toEqual(['wanted'])
  held.letGo()
  await Promise.all(both)
  expect(held.begun).toEqual(['wanted'])
})
