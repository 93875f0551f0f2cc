import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromRoot } from './lib/paths.ts'

/**
 * A repository with nothing in it but the bootstrap file, and an npm that only writes down how it was called.
 */
let dir = ''
const children: ChildProcess[] = []

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'up-'))
  put('package-lock.json', lock('1.0.0'))
  put('bin/npm', '#!/bin/sh\necho "$@" >> npm-calls\nmkdir -p node_modules\n')
  chmodSync(join(dir, 'bin/npm'), 0o755)
  cpSync(fromRoot('tools/up.mjs'), join(dir, 'tools/up.mjs'))
  put('tools/main.ts', "console.log('task ' + process.argv.slice(2).join(' '))\n")
  put('apps/server/src/main.ts', "console.log('served ' + process.argv.slice(2).join(' '))\n")
})

afterEach(() => {
  vi.unstubAllEnvs()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

test('a bare clone is installed once, and again when the lock file changed', () => {
  expect(up('check').stdout).toContain('task check')
  expect(npmCalls()).toEqual(['ci --include=dev --include=optional --no-audit --no-fund --loglevel=error'])
  up('check')
  expect(npmCalls()).toHaveLength(1)
  put('package-lock.json', lock('1.0.1'))
  up('check')
  expect(npmCalls()).toHaveLength(2)
})

test('packages that somebody installed by hand as the lock file says are not installed again', () => {
  put('node_modules/.package-lock.json', lock('1.0.0'))
  up('check')
  expect(npmCalls()).toEqual([])
  put('package-lock.json', lock('2.0.0'))
  up('check')
  expect(npmCalls()).toHaveLength(1)
})

test('a package that only one workspace needs is missed like any other', () => {
  const nested = (place: string) =>
    JSON.stringify({ packages: { [`${place}/node_modules/x`]: { version: '1.0.0' } } })
  put('node_modules/.package-lock.json', nested('apps/one'))
  put('package-lock.json', nested('packages/two'))
  up('check')
  expect(npmCalls()).toHaveLength(1)
})

test('an install that fails ends the run with its own code and leaves no stamp', () => {
  put('bin/npm', '#!/bin/sh\nexit 7\n')
  const done = up('check')
  expect(done.status).toBe(7)
  expect(done.stderr).toContain('npm ci failed')
  expect(existsSync(join(dir, 'node_modules/.installed'))).toBe(false)
})

test('start prepares and serves, and hands over what was typed', () => {
  put('tools/main.ts', "console.log('task ' + process.argv.slice(2).join(' '))\nprocess.send('merchant')\n")
  put(
    'apps/server/src/main.ts',
    "process.once('message', () => console.log('served ' + process.argv.slice(2).join(' ')))\n",
  )
  const { stdout } = up('start', '--port=1')
  expect(stdout).toContain('task prepare')
  expect(stdout).toContain('served --port=1 --await-build')
})

test('the server hears of every part that is built', () => {
  put('tools/main.ts', "process.send('words')\nprocess.send('merchant')\nprocess.send('desk')\n")
  put(
    'apps/server/src/main.ts',
    `process.on('message', (part) => {
  console.log('heard of ' + part)
  if (part === 'desk') process.exit(4)
})
`,
  )
  const done = up('start')
  expect(done.stdout).toMatch(/heard of words\s+heard of merchant\s+heard of desk/)
  expect(done.status).toBe(4)
})

test('the server hears of a build that failed, and a server that failed ends the build', () => {
  put('tools/main.ts', "process.send('words')\nprocess.exitCode = 3\n")
  put(
    'apps/server/src/main.ts',
    `process.on('message', (part) => console.log('heard of ' + part))
process.on('disconnect', () => {
  console.log('left alone')
  process.exitCode = 6
})
`,
  )
  const alone = up('start')
  expect(alone.stdout).toMatch(/heard of words\s+left alone/)
  expect(alone.status).toBe(6)
  put('tools/main.ts', "setTimeout(() => console.log('built'), 60_000)\n")
  put('apps/server/src/main.ts', 'process.exit(5)\n')
  const faulty = up('start')
  expect(faulty.stdout).not.toContain('built')
  expect(faulty.status).toBe(5)
})

test('compiled code is kept for the next start, beside what was built or where the environment says', () => {
  put('apps/server/src/main.ts', 'console.log(`kept in ${process.env.NODE_COMPILE_CACHE}`)\n')
  vi.stubEnv('NODE_COMPILE_CACHE', undefined)
  expect(up('start').stdout).toMatch(/kept in .+[/\\]\.cache.node\s/)
  vi.stubEnv('NODE_COMPILE_CACHE', join(dir, 'elsewhere'))
  expect(up('start').stdout).toContain(`kept in ${join(dir, 'elsewhere')}`)
})

test('what stands in .env reaches the server, and the environment wins over it', () => {
  put('.env', 'FROM_FILE=file\nFROM_BOTH=file\n')
  put('apps/server/src/main.ts', 'console.log(process.env.FROM_FILE, process.env.FROM_BOTH)\n')
  process.env.FROM_BOTH = 'environment'
  try {
    expect(up('start').stdout).toContain('file environment')
  } finally {
    delete process.env.FROM_BOTH
  }
})

test('what an operator does goes to the server’s own code, with the settings of .env and what was typed', () => {
  put('.env', 'FROM_FILE=file\n')
  put('apps/server/src/operate.ts', "console.log(process.env.FROM_FILE, process.argv.slice(2).join('|'))\n")
  expect(up('staff', 'add', '--name', 'Layla Mansour').stdout).toMatch(
    /task words\s+file staff\|add\|--name\|Layla Mansour/,
  )
  expect(up('identity', 'show').stdout).toContain('file identity|show')
  expect(up('keys', 'list', 'mer_1').stdout).toContain('file keys|list|mer_1')
  put('apps/server/src/operate.ts', 'process.exit(1)\n')
  expect(up('staff', 'list').status).toBe(1)
})

test('the packaged Node runs everything when there is one', () => {
  mkdirSync(join(dir, 'node_modules/.bin'), { recursive: true })
  put('node_modules/.bin/node', '#!/bin/sh\necho "packaged node: $@"\n')
  chmodSync(join(dir, 'node_modules/.bin/node'), 0o755)
  expect(up('check').stdout).toContain('packaged node: tools/main.ts check')
})

test('with neither a packaged Node nor a new enough one there is one clear line', () => {
  const source = readFileSync(fromRoot('tools/up.mjs'), 'utf8')
  put('tools/up.mjs', source.replaceAll('>= 24', '>= 9999'))
  const done = up('check')
  expect(done.status).toBe(1)
  expect(done.stderr.trim().split('\n')).toHaveLength(1)
  expect(done.stderr).toContain('Daftar needs Node 24')
})

test('a signal reaches the server, which ends in its own time and cleanly', async () => {
  serveUntilStopped()
  const child = start(process.execPath, ['tools/up.mjs', 'start'])
  await says(child, 'ready')
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  expect(readFileSync(join(dir, 'stopped'), 'utf8')).toBe('SIGTERM')
})

test('a Ctrl-C that comes again when all is done changes nothing any more', () => {
  const hook = `if (process.argv[1].endsWith('up.mjs')) process.once('exit', () => process.kill(process.pid, 'SIGINT'))`
  put('hook.mjs', hook)
  vi.stubEnv('NODE_OPTIONS', '--import=./hook.mjs')
  const done = up('start')
  expect([done.status, done.signal]).toEqual([0, null])
})

test('what was being built when a signal came did not fail', async () => {
  put(
    'tools/main.ts',
    `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => { writeFileSync('given-up', ''); process.exit(1) })
setInterval(() => {}, 1000)
process.send('merchant')
`,
  )
  put(
    'apps/server/src/main.ts',
    `import { existsSync } from 'node:fs'
process.on('disconnect', () => process.exit(6))
process.on('SIGTERM', () => setInterval(() => existsSync('given-up') && setTimeout(() => process.exit(0), 200), 20))
process.on('message', () => console.log('ready'))
`,
  )
  const child = start(process.execPath, ['tools/up.mjs', 'start'])
  await says(child, 'ready')
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
})

test('when whoever started it is gone, the server is stopped too', async () => {
  serveUntilStopped()
  symlinkSync(process.execPath, join(dir, 'bin/node'))
  const shell = start('/bin/sh', ['-c', 'node tools/up.mjs start; true'])
  await says(shell, 'ready')
  shell.kill('SIGKILL')
  await expect.poll(() => existsSync(join(dir, 'stopped'))).toBe(true)
})

function put(path: string, content: string) {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), content)
}

function lock(version: string): string {
  return JSON.stringify({
    packages: {
      '': { name: 'x' },
      'node_modules/left': { version },
      'node_modules/for-another-system': { version, optional: true },
    },
  })
}

function serveUntilStopped() {
  put(
    'apps/server/src/main.ts',
    `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => setTimeout(() => { writeFileSync('stopped', 'SIGTERM'); process.exit(0) }, 100))
setInterval(() => {}, 1000)
console.log('ready')
`,
  )
}

function environment() {
  return { ...process.env, PATH: join(dir, 'bin') + delimiter + process.env.PATH }
}

function up(...args: string[]) {
  return spawnSync(process.execPath, ['tools/up.mjs', ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: environment(),
  })
}

function start(command: string, args: string[]): ChildProcess {
  const child = spawn(command, args, { cwd: dir, env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return child
}

function says(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve) =>
    child.stdout?.on('data', (part) => String(part).includes(text) && resolve()),
  )
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', resolve))
}

function npmCalls(): string[] {
  const file = join(dir, 'npm-calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
