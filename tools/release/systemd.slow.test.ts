import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'

test('the unit of systemd is one that systemd takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  const unit = readFileSync(fromRoot('deploy/daftar@.service'), 'utf8').replace(
    /^ExecStart=.*$/m,
    'ExecStart=/bin/true',
  )
  execFileSync('sh', ['-c', `cat > ${folder}/daftar@.service`], { input: unit })
  const checked = spawnSync('systemd-analyze', ['verify', '--man=no', `${folder}/daftar@web.service`], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(checked.stderr.split('\n').filter((line) => line.includes('daftar@'))).toEqual([])
})
