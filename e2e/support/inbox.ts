import { expect } from '@playwright/test'

export interface Message {
  id: string
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  at: string
  code?: string
}

/** Everything the product sent, newest first. */
export async function inbox(origin: string): Promise<Message[]> {
  const answer = await fetch(`${origin}/dev/inbox.json`)
  return (await answer.json()) as Message[]
}

/** The newest code to a contact that is not one of those seen before. */
export async function codeFor(
  origin: string,
  contact: string,
  seen: ReadonlySet<string> = new Set(),
): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const message = (await inbox(origin)).find(
          (one) => one.to === contact && one.code !== undefined && !seen.has(one.id),
        )
        code = message?.code
        return code
      },
      { message: `a code for ${contact}`, timeout: 15_000 },
    )
    .toBeDefined()
  return code ?? ''
}

/** Ids of the messages a contact has now, so that a later code is told from an earlier one. */
export async function seenBy(origin: string, contact: string): Promise<Set<string>> {
  return new Set((await inbox(origin)).filter((one) => one.to === contact).map((one) => one.id))
}

/** The newest letter to a contact whose text holds something, such as the address of a contract. */
export async function letterWith(origin: string, contact: string, text: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        for (const message of await inbox(origin))
          if (message.to === contact) found ??= text.exec(message.text)?.[0]
        return found
      },
      { message: `a letter to ${contact} with ${text}`, timeout: 30_000 },
    )
    .toBeDefined()
  return found ?? ''
}
