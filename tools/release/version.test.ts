import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { nameOf, unwritten, versionsIn } from './version.ts'

const upgrading = '# Upgrading\n\n## 0.2.0\n\nStop the workers first.\n\n## 0.1.0\n\nThe first.\n'
const changelog =
  '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-12-01\n\n- More.\n\n## 0.1.0 - 2026-11-01\n'

test('a release is named by the tag of its commit, and is a build on the way to the version elsewhere', () => {
  expect(nameOf('0.2.0', { name: '1a2b3c4', tags: ['v0.2.0'] })).toBe('0.2.0')
  expect(nameOf('0.2.0', { name: '1a2b3c4', tags: ['v0.1.0'] })).toBe('0.2.0-dev.1a2b3c4')
  expect(nameOf('0.2.0', null)).toBe('0.2.0-dev')
})

test('a version is released when the changelog and the guide for upgrading tell of it', () => {
  expect(unwritten('0.2.0', '0.2.0', { changelog, upgrading })).toEqual([])
  const late = changelog.replace('## Unreleased\n', '## Unreleased\n\n- Even more.\n')
  expect(unwritten('0.2.0', '0.2.0', { changelog: late, upgrading })).toEqual([
    'CHANGELOG.md says more under "Unreleased": it belongs to 0.2.0 or to no release yet',
  ])
  expect(unwritten('0.3.0', '0.3.0', { changelog, upgrading })).toEqual([
    'docs/operations/upgrading.md says nothing of 0.3.0: what must its operators know?',
    'CHANGELOG.md has no "## 0.3.0 - <day>": what changed with it?',
  ])
})

test('a build on the way says what it says under Unreleased, and needs the guide of its version alone', () => {
  const late = changelog.replace('## Unreleased\n', '## Unreleased\n\n- Even more.\n')
  expect(unwritten('0.2.0-dev.1a2b3c4', '0.2.0', { changelog: late, upgrading })).toEqual([])
})

test('every version in the changelog has a note for its operators, the present one too', () => {
  const read = (path: string) => readFileSync(fromRoot(path), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const written = { changelog: read('CHANGELOG.md'), upgrading: read('docs/operations/upgrading.md') }
  expect(unwritten(`${version}-dev`, version, written)).toEqual([])
  expect(versionsIn(changelog)).toEqual(['0.2.0', '0.1.0'])
})
