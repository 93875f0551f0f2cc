import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { apiOf, signInThere, type Api } from './api.ts'
import { holdingLock } from './inbox.ts'
import { staff, type Person } from './people.ts'

/**
 * A session nobody uses ends after fifteen minutes; on a slow machine a run leaves some alone for longer than
 * that.
 */
const usedWithinMs = 8 * 60_000

/**
 * Somebody of the demo, signed in once for as long as tests keep using the session: every worker finds the
 * same one. Tests that end sessions sign in for themselves.
 */
export async function sharedSession(origin: string, person: Person): Promise<Api> {
  const folder = `${process.env['E2E_DATA_DIR']}-sessions`
  const file = join(folder, `${person.email}.json`)
  return holdingLock(`session ${origin} ${person.email}`, async () => {
    if (wasJustUsed(file)) {
      utimesSync(file, new Date(), new Date())
      return apiOf(origin, new Map(JSON.parse(readFileSync(file, 'utf8'))))
    }
    const api = await signInThere(origin, person, audienceOf(person))
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify([...api.cookies]))
    return api
  })
}

function wasJustUsed(file: string): boolean {
  const handedOut = statSync(file, { throwIfNoEntry: false })
  return handedOut !== undefined && Date.now() - handedOut.mtimeMs < usedWithinMs
}

/** Puts the cookies of a session into a browser. */
export async function takeOver(context: BrowserContext, { cookies, options: { base } }: Api): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: base })))
}

/** Which door somebody signs in at. */
export function audienceOf(person: Person): 'merchant' | 'desk' {
  return Object.values<Person>(staff).includes(person) ? 'desk' : 'merchant'
}
