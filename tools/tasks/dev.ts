import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fromRoot, root } from '../lib/paths.ts'
import { program, stopWithUs } from '../lib/run.ts'
import { wordsDir } from '../lib/words.ts'
import { webApps } from './build.ts'
import { compileArguments, compileWords } from './words.ts'

/**
 * Everything watched: words are compiled again when a catalogue changes, both web apps are built again into
 * the folders the server serves, and the server starts again when its own files change.
 */
export async function dev(args: string[]): Promise<boolean> {
  const words = await compileWords()
  if (!words.ok) {
    console.error(words.detail)
    return false
  }
  const settings = existsSync(fromRoot('.env')) ? ['--env-file=.env'] : []
  const wordsWatch = program('paraglide-js', ...compileArguments, '--watch')
  const processes = [
    start(wordsWatch, wordsDir),
    ...webApps.map((app) =>
      start(
        program('vite', 'build', '--watch', '--manifest', '--mode', 'development', '--logLevel', 'warn'),
        fromRoot('apps', app),
      ),
    ),
    start(
      [
        process.execPath,
        ['--watch', '--watch-preserve-output', ...settings, 'apps/server/src/main.ts', ...args],
      ],
      root,
    ),
  ]
  const codes = await Promise.all(processes)
  return codes.every((code) => code === 0)
}

function start([command, args]: [string, string[]], cwd: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    stopWithUs(child)
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 0))
  })
}
