import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { fromRoot } from '../lib/paths.ts'
import { capture } from '../lib/run.ts'
import { isPromised, shopsToday } from '../openapi/promised.ts'
import { packagesOf, type Lock } from '../release/packages.ts'
import { nameOf, tagOf, unwritten, type Commit } from '../release/version.ts'
import { buildAll } from './build.ts'

/** What runs: the server; both applications come built. */
const roots = ['apps/server']
/** What lies beside it in the archive, as it is here. */
const beside = [
  'apps/merchant/dist',
  'apps/desk/dist',
  'deploy',
  'docs/operations',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
  '.env.example',
]
/** What compilers and debuggers read of a package, and nothing that runs. */
const forCompilers = /\.(?:[cm]?[jt]s\.map|d\.[cm]?ts)$/
const forTests = /(?:\.test\.ts|\/testing\.ts|\/(?:testing|fixtures))$/

/**
 * `npm run release`: one archive with everything that runs and nothing that builds or tests, for the system
 * it is made on. It holds the Node it runs on and needs neither npm nor a network: `bin/daftar start` in an
 * empty folder.
 */
export async function release(args: string[]): Promise<boolean> {
  const { to = fromRoot('dist') } = parseArgs({ args, options: { to: { type: 'string' } } }).values
  const { version } = readJson('package.json') as { version: string }
  const name = nameOf(version, await commitHere())
  const missing = unwritten(name, version, {
    changelog: readText('CHANGELOG.md'),
    upgrading: readText('docs/operations/upgrading.md'),
  })
  for (const sentence of missing) console.error(sentence)
  if (missing.length > 0) return false
  if (!isPromised(await shopsToday())) {
    console.error('tools/openapi/published.json is not what shops call today: `npm run promise` first.')
    return false
  }
  const node = `node_modules/node-${process.platform}-${process.arch}`
  if (!isThere(node)) {
    console.error(`A release is made on Linux: ${node} is not here.`)
    return false
  }
  if (!(await buildAll())) return false
  const folder = `daftar-${name}-${process.platform}-${process.arch}`
  const stage = join(to, folder)
  rmSync(stage, { recursive: true, force: true })
  fill(stage, name, node)
  const archive = `${stage}.tar.gz`
  const packed = await capture(['tar', tarArguments(to, folder, archive)])
  rmSync(stage, { recursive: true, force: true })
  if (packed.code !== 0) {
    console.error(packed.output)
    return false
  }
  const bytes = readFileSync(archive)
  const sum = createHash('sha256').update(bytes).digest('hex')
  writeFileSync(`${archive}.sha256`, `${sum}  ${posix.basename(archive)}\n`)
  if (name !== version)
    console.log(`This is no version: the commit has no tag ${tagOf(version)}, so it is called ${name}.`)
  console.log(`${archive}: ${(bytes.length / 1e6).toFixed(0)} MB, sha256 ${sum}`)
  return true
}

/**
 * The commit that is checked out; null where there is no repository, as in an unpacked archive of the
 * sources.
 */
async function commitHere(): Promise<Commit | null> {
  const [named, tagged] = await Promise.all([
    capture(['git', ['rev-parse', '--short', 'HEAD']]),
    capture(['git', ['tag', '--points-at', 'HEAD']]),
  ])
  if (named.code !== 0) return null
  return { name: named.output.trim(), tags: tagged.output.split('\n').filter(Boolean) }
}

function fill(stage: string, version: string, node: string): void {
  const lock = (readJson('package-lock.json') as { packages: Lock }).packages
  const folders = packagesOf(lock, [...roots, node], isThere)
  for (const folder of folders) {
    if (folder === node)
      for (const part of ['bin', 'LICENSE', 'package.json']) copy(stage, `${node}/${part}`, () => true)
    else if (folder.includes('node_modules/')) copy(stage, folder, (path) => !forCompilers.test(path))
    else copyOwn(stage, folder)
  }
  for (const path of beside) copy(stage, path, () => true)
  write(
    stage,
    'package.json',
    `${JSON.stringify({ name: 'daftar', version, private: true, license: 'Apache-2.0', type: 'module' }, null, 2)}\n`,
  )
  write(stage, 'bin/daftar', starter(node))
  chmodSync(join(stage, 'bin/daftar'), 0o755)
}

function isThere(folder: string): boolean {
  return lstatSync(fromRoot(folder), { throwIfNoEntry: false }) !== undefined
}

/** A package of the house: what it says of itself and its code, reached by the name others import it by. */
function copyOwn(stage: string, folder: string): void {
  copy(stage, `${folder}/package.json`, () => true)
  copy(stage, `${folder}/src`, (path) => !forTests.test(path))
  const link = join(stage, 'node_modules/@daftar', posix.basename(folder))
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), join(stage, folder)), link)
}

/** Packages inside of a package are named by themselves. */
function copy(stage: string, path: string, isWanted: (path: string) => boolean): void {
  cpSync(fromRoot(path), join(stage, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const inside = relative(fromRoot(path), source).replaceAll('\\', '/')
      return !/(?:^|\/)node_modules(?:\/|$)/.test(inside) && isWanted(source.replaceAll('\\', '/'))
    },
  })
}

function write(stage: string, path: string, text: string): void {
  mkdirSync(dirname(join(stage, path)), { recursive: true })
  writeFileSync(join(stage, path), text)
}

/**
 * One program for the server and for all that an operator does beside it. Settings come from the environment
 * and from `.env` in the folder it is called in.
 */
function starter(node: string): string {
  return `#!/bin/sh
set -eu
home=$(dirname "$(dirname "$(readlink -f "$0")")")
# A user id without an entry in the user table has no home either.
: "\${HOME:=$PWD}"
export HOME
case "\${1:-start}" in
  start) set -- "$home/apps/server/src/main.ts" ;;
  *) set -- "$home/apps/server/src/operate.ts" "$@" ;;
esac
[ ! -f .env ] || set -- --env-file=.env "$@"
exec "$home/${node}/bin/node" "$@"
`
}

/** The same bytes for the same content, whoever packs it and when. */
function tarArguments(to: string, name: string, archive: string): string[] {
  const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--mode=go-w']
  return ['--create', '--file', archive, '--use-compress-program=gzip -n', ...same, '--directory', to, name]
}

function readText(path: string): string {
  return readFileSync(fromRoot(path), 'utf8')
}

function readJson(path: string): unknown {
  return JSON.parse(readText(path))
}
