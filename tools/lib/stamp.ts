import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { cacheDir, root } from './paths.ts'

/** A piece of work that may be skipped while its inputs and its product are what they were. */
export type Work = {
  name: string
  /** Files and folders, from the root. A missing one counts as empty. */
  inputs: string[]
  /** Files that the work leaves behind; one missing means the work must run again. */
  products: string[]
}

const ignored = new Set(['node_modules', 'dist', 'generated', '.git', 'test-results'])

/**
 * sha256 over the path and content of every input, in a fixed order; tests, and plans made of inputs, are no
 * input of a product.
 */
export function hashInputs(inputs: string[], base: string = root): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesUnder(join(base, input))).sort()) {
    hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Every file at or below a path, without tests, dependencies and generated folders. */
export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !ignored.has(entry.name))
      .flatMap((entry) =>
        entry.isDirectory()
          ? filesUnder(join(path, entry.name))
          : isInput(entry.name)
            ? [join(path, entry.name)]
            : [],
      )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path]
    throw error
  }
}

function isInput(name: string): boolean {
  return !/\.test\.[cm]?tsx?$|\.plan$/.test(name)
}

/** Does the work's result still stand for its inputs? */
export function isFresh(work: Work, hash: string, dir: string = cacheDir, base: string = root): boolean {
  const stamp = stampFile(work, dir)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) return false
  return work.products.every((product) => existsSync(join(base, product)))
}

export function markFresh(work: Work, hash: string, dir: string = cacheDir): void {
  mkdirSync(dirname(stampFile(work, dir)), { recursive: true })
  writeFileSync(stampFile(work, dir), hash)
}

export function markStale(work: Work, dir: string = cacheDir): void {
  rmSync(stampFile(work, dir), { force: true })
}

function stampFile(work: Work, dir: string): string {
  return join(dir, 'stamps', work.name)
}
