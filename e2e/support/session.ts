import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { apiOf, signInThere, type Api } from './api.ts'
import { inTurn } from './inbox.ts'
import { staff, type Person } from './people.ts'

/**
 * Somebody of the demo, signed in once for the whole run: every worker finds the same session. Tests that end sessions
 * sign in for themselves.
 */
export async function sharedSession(origin: string, person: Person): Promise<Api> {
  const folder = `${process.env['E2E_DATA_DIR']}-sessions`
  const file = join(folder, `${person.email}.json`)
  return inTurn(`session ${origin} ${person.email}`, async () => {
    if (existsSync(file)) return apiOf(origin, new Map(JSON.parse(readFileSync(file, 'utf8'))))
    const api = await signInThere(origin, person, audienceOf(person))
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify([...api.cookies]))
    return api
  })
}

/** Puts the cookies of a session into a browser. */
export async function takeOver(context: BrowserContext, { cookies, options: { base } }: Api): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: base })))
}

function audienceOf(person: Person): 'auth' | 'desk' {
  return Object.values<Person>(staff).includes(person) ? 'desk' : 'auth'
}
