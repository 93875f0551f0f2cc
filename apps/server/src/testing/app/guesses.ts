import { expect } from 'vitest'
import type { Answered, Browser, SignInApp } from './sign-in-app.ts'

const rounds = 4
const roundMs = 31 * 60_000

/**
 * Guesses the code of one identity over so many sign-ins, with so many guesses at each, all at once; and
 * again when the wait is over, for a day's worth of rounds. Answers how many guesses were looked at in each
 * round; the others were told to wait.
 */
export async function guessAtOnce(
  app: SignInApp,
  { signIns, guesses }: { signIns: number; guesses: number },
): Promise<number[]> {
  const email = 'target@noor.example'
  const lookedAt: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const flows: { browser: Browser; begun: Answered }[] = []
    for (let index = 0; index < signIns; index += 1) {
      const browser = app.browser(`10.3.${round}.${index}`)
      flows.push({ browser, begun: await browser.begin({ email }) })
    }
    // In a later round a fifth of the guesses is enough for more than may be looked at.
    const each = round === 0 ? guesses : Math.ceil(guesses / 5)
    const answers = await Promise.all(
      flows
        .filter(({ begun }) => begun.status === 200)
        .flatMap(({ browser, begun }) =>
          Array.from({ length: each }, (_, guess) => {
            const otp_code = String(100_000 + guess * 7919 + signIns)
            return browser.call('signIn.verify', { body: { session_id: begun.body.session_id, otp_code } })
          }),
        ),
    )
    const evaluated = answers.filter(({ body }) => body?.error === 'invalid otp code').length
    const told = answers.filter(({ body }) => body?.error === 'too many attempts to verify code').length
    expect(told).toBe(answers.length - evaluated)
    lookedAt.push(evaluated)
    app.pass(roundMs)
  }
  return lookedAt
}
