import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { planArea } from './area.ts'
import type { Planned } from './plan.ts'

const wanted = { name: 'umbrella-stands', within: 'casework', arabic: 'حوامل المظلات' }

function planned(more: Partial<typeof wanted> = {}, root?: string): Planned {
  const plan = planArea({ ...wanted, ...more }, root)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

describe('a new area', () => {
  const plan = planned()

  test('every file it writes is new, and nothing of the template’s own name is left in them', () => {
    expect(plan.files.length).toBeGreaterThan(20)
    expect(plan.files.filter(({ path }) => existsSync(fromRoot(path)))).toEqual([])
    const left = [...plan.files, ...plan.edits].filter(({ path, text }) =>
      /sample[-_ ]?case|smc|#own-page|حالات تجريبية/i.test(path + text),
    )
    expect(left).toEqual([])
  })

  test('it adds lines to two files of all areas', () => {
    expect(plan.edits.map(({ path }) => path)).toEqual([
      'packages/rules/src/access/staff-roles.ts',
      'docs/glossary.md',
    ])
  })

  test.each(plan.files.filter(({ path }) => path.endsWith('.ts')))(
    '$path can be read as TypeScript',
    (file) => {
      expect(() => stripTypeScriptTypes(file.text)).not.toThrow()
    },
  )

  test.each(plan.files.filter(({ path }) => path.endsWith('.json')))('$path can be read as JSON', (file) => {
    expect(() => JSON.parse(file.text)).not.toThrow()
  })
})

test('a page that the table of routes knows keeps its key, its permission and its line of the sidebar', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-area-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const shared = planned().edits.map(({ path }) => path)
  for (const path of ['packages/rules/src/shell/guards/routes.ts', ...shared])
    cpSync(fromRoot(path), join(root, path), { recursive: true })
  const plan = planned({ name: 'disputes' }, root)
  const textOf = (ending: string) => plan.files.find(({ path }) => path.endsWith(ending))!.text
  const routes = textOf('merchant/src/features/disputes/routes.tsx')
  expect(routes).toContain(`key: 'disputes'`)
  expect(routes).not.toMatch(/navigation|path:|opens:/)
  expect(textOf('endpoints/casework/disputes.ts')).toContain(`permission: 'canViewDisputes'`)
  expect(textOf('messages/en/disputes.json')).not.toContain('desk_events_area')
})

test.each([
  [{ name: 'support' }, /no plural noun/],
  [{ within: 'nowhere' }, /no area "nowhere"/],
  [{ name: 'orders', within: 'selling' }, /is there already/],
])('%o is answered with what is wrong', (more, problem) => {
  expect(planArea({ ...wanted, ...more })).toMatch(problem)
})
