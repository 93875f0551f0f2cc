import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { fromRoot, root } from './paths.ts'

/**
 * How many of our own source files the last build of a TypeScript project looked at: what it took from
 * packages or from the declarations of projects below it does not count. Zero when it was never built.
 */
export function filesLookedAt(project: string, base: string = root): number {
  const info = join(base, '.cache/types', project.replace(/\.json$/, '.tsbuildinfo'))
  if (!existsSync(info)) return 0
  const { fileNames } = JSON.parse(readFileSync(info, 'utf8')) as { fileNames: string[] }
  const elsewhere = [join(base, '.cache'), join(base, 'node_modules')].map((folder) => folder + sep)
  return fileNames
    .map((name) => resolve(dirname(info), name))
    .filter((path) => path.startsWith(base + sep) && !path.includes(`${sep}node_modules${sep}`))
    .filter((path) => !elsewhere.some((folder) => path.startsWith(folder))).length
}

/**
 * The arguments of a type check of everything: one graph of projects, each file checked once, two projects at
 * a time.
 */
export const typeArguments = ['--build', fromRoot('tsconfig.json'), '--builders', '2', '--pretty', 'false']
