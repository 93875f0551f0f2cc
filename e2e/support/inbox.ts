import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'

export interface Message {
  id: string
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  at: string
  code?: string | null
}

/** What the product sent to a contact, newest first. */
export async function inbox(origin: string, to: string): Promise<Message[]> {
  const answer = await fetch(`${origin}/dev/inbox.json?${new URLSearchParams({ to })}`)
  return (await answer.json()) as Message[]
}

/** The newest code to a contact that is not one of those seen before. */
export async function codeFor(
  origin: string,
  contact: string,
  seen: ReadonlySet<string> = new Set(),
): Promise<string> {
  let code: string | null | undefined
  await expect
    .poll(
      async () => {
        const messages = await inbox(origin, contact)
        code = messages.find((one) => one.code && !seen.has(one.id))?.code
        return Boolean(code)
      },
      { message: `a code for ${contact}`, timeout: 15_000, intervals: [50, 100, 200, 400] },
    )
    .toBe(true)
  return code ?? ''
}

/** Ids of the messages some contacts have now, so that a later code is told from an earlier one. */
export async function seenBy(origin: string, ...contacts: readonly string[]): Promise<Set<string>> {
  const all = await Promise.all(contacts.map((contact) => inbox(origin, contact)))
  return new Set(all.flat().map((one) => one.id))
}

/** The first letter to a contact whose text holds something, such as the address of a contract. */
export async function letterWith(origin: string, contact: string, text: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        for (const message of await inbox(origin, contact)) found ??= text.exec(message.text)?.[0]
        return found !== undefined
      },
      { message: `a letter to ${contact} with ${text}`, timeout: 30_000 },
    )
    .toBe(true)
  return found ?? ''
}

/** One worker at a time: two sign-ins of one person at once could not tell their codes apart. */
export async function holdingLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `daftar-turn-${name.replace(/\W+/g, '-')}`)
  for (let tries = 0; !taken(lock); tries += 1) {
    if (tries > 600) throw new Error(`nobody gave ${lock} back`)
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function taken(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
