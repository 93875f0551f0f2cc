import { spawn } from 'node:child_process'
import { existsSync, watchFile } from 'node:fs'
import { reloadProxy } from '../dev/reload-proxy.ts'
import { fromRoot, root } from '../lib/paths.ts'
import { program, stopWithUs } from '../lib/run.ts'
import { wordsDir } from '../lib/words.ts'
import { buildAll, webApps } from './build.ts'

/**
 * Everything watched. Words are compiled again when a catalogue changes, both web apps are built again into
 * the folders the server serves, the server starts again when its files change, and open pages reload after
 * each. Pages are served on PORT, by a proxy; the server itself runs one port above.
 */
export async function dev(args: string[]): Promise<boolean> {
  if (!(await buildAll())) return false
  const port = Number(process.env.PORT ?? 4400)
  const proxy = reloadProxy(port + 1)
  const settings = existsSync(fromRoot('.env')) ? ['--env-file=.env'] : []
  const server = ['--watch', '--watch-preserve-output', ...settings, 'apps/server/src/main.ts', ...args]
  const own = {
    PORT: String(port + 1),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
  }
  const running = [
    start([process.execPath, ['build/watch.ts']], wordsDir),
    ...webApps.map((app) => start(program('vite', ...watchArguments), fromRoot('apps', app))),
    start([process.execPath, server], root, own),
  ]
  reloadWhenBuilt(proxy.reload)
  proxy.server.listen(port, () => console.log(`Pages that reload: http://localhost:${port}`))
  const codes = await Promise.all(running)
  proxy.server.closeAllConnections()
  proxy.server.close()
  return codes.every((code) => code === 0)
}

const watchArguments = ['build', '--watch', '--manifest', '--logLevel', 'warn']

function start(
  [command, args]: [string, string[]],
  cwd: string,
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    stopWithUs(child)
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 0))
  })
}

/** A build writes its manifest last. */
function reloadWhenBuilt(reload: () => void) {
  for (const app of webApps) {
    const manifest = fromRoot('apps', app, 'dist', '.vite', 'manifest.json')
    watchFile(manifest, { interval: 300 }, ({ mtimeMs, size }, before) => {
      if (size > 0 && mtimeMs !== before.mtimeMs) setTimeout(reload, 200)
    }).unref()
  }
}
