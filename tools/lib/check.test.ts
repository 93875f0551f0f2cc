import { expect, test } from 'vitest'
import { runChecks, type Check } from './check.ts'

test('a check that looked at nothing has failed, however green it is', async () => {
  const lines: string[] = []
  const outcomes = await runChecks([aCheck('empty', true, 0), aCheck('full', true, 3)], 1, (line) =>
    lines.push(line),
  )
  expect(outcomes).toEqual([
    { name: 'empty', ok: false },
    { name: 'full', ok: true },
  ])
  expect(lines.join('\n')).toMatch(/FAIL {2}empty \(0 files.*looked at nothing.*ok {3}full \(3 files/s)
})

test('every check runs and is reported after one failed or threw, with what it wrote', async () => {
  const lines: string[] = []
  const throwing: Check = { name: 'throws', run: () => Promise.reject(new Error('not installed')) }
  const outcomes = await runChecks([aCheck('bad', false, 2), throwing, aCheck('good', true, 1)], 2, (line) =>
    lines.push(line),
  )
  expect(outcomes.filter(({ ok }) => !ok)).toHaveLength(2)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(lines.join('\n')).toContain('what bad wrote')
  expect(lines.join('\n')).toContain('not installed')
  expect(lines.join('\n')).not.toContain('what good wrote')
})

function aCheck(name: string, ok: boolean, looked: number): Check {
  return { name, run: async () => ({ ok, looked, unit: 'files', output: `what ${name} wrote` }) }
}
