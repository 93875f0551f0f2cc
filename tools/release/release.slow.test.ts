import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { capture } from '../lib/run.ts'

/** Everything is packed and unpacked anew: this ends only what hangs. */
const timeout = 3_600_000

/** A machine as the Dockerfile makes it, below a folder in place of `/`. */
let machine = ''
let served: ChildProcess | undefined
const steps = readFileSync(fromRoot('deploy/Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({ verb: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1) }))
const said = (verb: string) => steps.filter((step) => step.verb === verb).map(({ rest }) => rest)
const here = (path: string) => path.replaceAll(/(?<![\w.])\/(?=opt|var)/g, `${machine}/`)

beforeAll(async () => {
  machine = mkdtempSync(join(tmpdir(), 'release-'))
  chmodSync(machine, 0o755)
  const { code, output } = await capture([process.execPath, ['tools/main.ts', 'release', '--to', machine]])
  if (code !== 0) throw new Error(output)
  mkdirSync(join(machine, 'opt'))
  mkdirSync(join(machine, 'var/lib/daftar'), { recursive: true, mode: 0o777 })
  chmodSync(join(machine, 'var/lib/daftar'), 0o777)
}, timeout)
afterAll(() => {
  served?.kill('SIGKILL')
  rmSync(machine, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('the archive of a release', () => {
  test(
    'is all that the image is made of, and starts in an empty folder without npm, Node or a network',
    { timeout },
    async () => {
      const [, into = ''] = said('ADD')[0]!.split(' ')
      const [archive = ''] = readdirSync(machine).filter((name) => name.endsWith('.tar.gz'))
      execFileSync('tar', ['--extract', '--file', join(machine, archive), '--directory', here(into)])
      for (const command of said('RUN').filter((each) => !each.startsWith('useradd')))
        execFileSync('sh', ['-c', here(command)])
      expect(said('USER')).toEqual(['daftar'])

      const port = await freePort()
      const env = {
        PATH: '/usr/bin:/bin',
        ...Object.fromEntries(
          said('ENV').flatMap((line) =>
            here(line)
              .split(' ')
              .map((pair) => pair.split('=')),
          ),
        ),
        MODE: 'development',
        HOST: '127.0.0.1',
        PORT: String(port),
      }
      const [program = ''] = JSON.parse(here(said('ENTRYPOINT')[0]!)) as string[]
      // PostgreSQL looks its user up: here it is nobody.
      const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
      const options = { cwd: here(said('WORKDIR')[0]!), env, ...user }
      served = spawn(program, JSON.parse(said('CMD')[0]!) as string[], {
        ...options,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const { stdout } = served
      const exited = new Promise<number | null>((resolve) => served!.once('exit', resolve))
      const ready = new Promise<void>((resolve, reject) => {
        let log = ''
        stdout!.setEncoding('utf8').on('data', (text: string) => {
          log += text
          if (log.includes('"ready"')) resolve()
        })
        void exited.then((code) => reject(new Error(`it ended with ${code}`)))
      })
      await ready

      const ask = (path: string) =>
        fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })
      const [, version] = /^daftar-(.+)-linux-\w+\.tar\.gz$/.exec(archive) ?? []
      expect(await (await ask('/health/ready')).json()).toMatchObject({ status: 'ready', build: version })
      for (const page of ['/auth', '/desk']) {
        const html = await (await ask(page)).text()
        const [script = ''] = /\/(?:desk\/)?assets\/[\w.-]+\.js/.exec(html) ?? []
        expect((await ask(script)).status).toBe(200)
      }
      const listed = spawnSync(program, ['staff', 'list'], { ...options, encoding: 'utf8' })
      expect([listed.status, listed.stderr]).toEqual([0, ''])
      served.kill('SIGTERM')
      expect(await exited).toBe(0)
    },
  )

  test('nothing in it builds or tests', { timeout }, () => {
    const [archive = ''] = readdirSync(machine).filter((name) => name.endsWith('.tar.gz'))
    const listed = execFileSync('tar', ['--list', '--file', join(machine, archive)], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    const odd = listed
      .split('\n')
      .filter((path) =>
        /\/node_modules\/(?:vite|vitest|typescript|oxlint|knip|@playwright)\/|\/(?:apps|packages)\/(?!.*node_modules).*(?:\.test\.ts|\/testing\/)/.test(
          path,
        ),
      )
    expect(odd).toEqual([])
    expect(listed).toContain('/docs/operations/upgrading.md')
  })
})
