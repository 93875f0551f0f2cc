import { afterAll, expect, test } from 'vitest'
import { brokenPaper, endlessPaper, plainPaper, unluckyPaper } from '../../testing/files/plain-papers.ts'
import { textOfPdf } from '../../testing/files/pdf-text.ts'
import type { Paper } from './paper.ts'
import { paperProcesses } from './paper-processes.ts'

const failures: string[] = []
const processes = paperProcesses({
  graceSeconds: 0,
  failedOnce: ({ message }) => void failures.push(message),
})
afterAll(() => processes.stop())

const set = ({ module, name }: Paper<string>, says: string, signal?: AbortSignal) =>
  processes.set({ module, name, contents: says }, signal)
const textOf = async (says: string) => (await textOfPdf(await set(plainPaper, says))).join(' ').trim()

test('a process of its own sets one paper after another', async () => {
  expect(await textOf('first')).toBe('first')
  const ids = processes.ids()
  expect(ids).toHaveLength(1)
  expect(await textOf('second')).toBe('second')
  expect(processes.ids()).toEqual(ids)
})

test('a paper that one process cannot set is set by a fresh one, and the other sets none any more', async () => {
  await textOf('before')
  const [id = 0] = processes.ids()
  expect(await textOfPdf(await set(unluckyPaper, String(id)))).toEqual(['lucky'])
  expect(failures.splice(0)).toEqual([expect.stringMatching(/could not be set.*font/is)])
  await expect.poll(() => processes.ids()).not.toContain(id)
})

test('a paper that no process can set is a fault that says why, and the next one is set', async () => {
  await expect(set(brokenPaper, 'broken')).rejects.toThrow(/could not be set.*font/is)
  expect(failures.splice(0)).toHaveLength(1)
  expect(await textOf('after')).toBe('after')
})

test('a paper that nobody waits for ends with its process, and another sets the next', async () => {
  const gone = new AbortController()
  const endless = set(endlessPaper, 'endless', gone.signal)
  const [id = 0] = processes.ids()
  gone.abort()
  await expect(endless).rejects.toMatchObject({ reason: 'unavailable' })
  expect(() => process.kill(id, 0)).toThrow('ESRCH')
  expect(await textOf('third')).toBe('third')
})
