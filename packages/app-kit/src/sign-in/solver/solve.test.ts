import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge as Offered, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as deriveDigest } from 'altcha-lib/algorithms/sha'
import { expect, test } from 'vitest'
import { deriveByScript } from './derive-by-script.ts'
import { deriveByBrowser } from './derive-key.ts'
import { solve, tokenOf, type Challenge } from './solve.ts'

const secrets = { hmacSignatureSecret: 'signed', hmacKeySignatureSecret: 'keyed' }
const offer = (counter: number) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 500,
    counter,
    data: { expires_at: 4_000_000_000 },
    deriveKey,
    ...secrets,
  })

async function verdictOn(challenge: Offered, isSecure?: boolean) {
  const solution = await solve(challenge as Challenge, isSecure)
  const sent = JSON.parse(atob(tokenOf(challenge, solution))) as Payload
  return { solution, verdict: await verifySolution({ ...sent, ...secrets, deriveKey }) }
}

test.each([0, 1, 37, 130])(
  'the vendor accepts what our solver finds at %i [AUTH-33, DEC-AUTH-18]',
  async (counter) => {
    const { solution, verdict } = await verdictOn(await offer(counter))
    expect(verdict.verified).toBe(true)
    expect(solution.counter).toBe(counter)
  },
)

test('it solves where the browser hides its crypto [DEC-AUTH-18]', async () => {
  const { verdict } = await verdictOn(await offer(9), false)
  expect(verdict.verified).toBe(true)
})

test('a challenge of plain digests is solved too [DEC-AUTH-18]', async () => {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 10,
    counter: 41,
    deriveKey: deriveDigest,
    hmacSignatureSecret: 'signed',
  })
  const solution = await solve(challenge as Challenge)
  const verdict = await verifySolution({
    challenge,
    solution,
    hmacSignatureSecret: 'signed',
    deriveKey: deriveDigest,
  })
  expect(verdict.verified).toBe(true)
})

test('an algorithm that is not known is refused at once', async () => {
  const challenge = await offer(1)
  const other = { ...challenge, parameters: { ...challenge.parameters, algorithm: 'ARGON2ID' } }
  await expect(solve(other as Challenge)).rejects.toThrow('unknown algorithm')
})

test('the key derived by script is the one of the platform, also for long passwords', async () => {
  for (const length of [0, 20, 64, 65, 100]) {
    const [password, salt] = [new Uint8Array(randomBytes(length)), new Uint8Array(randomBytes(16))]
    const wanted = pbkdf2Sync(password, salt, 50, 32, 'sha256').toString('hex')
    expect(Buffer.from(deriveByScript(password, salt, 50, 32)).toString('hex')).toBe(wanted)
    expect(Buffer.from(await deriveByBrowser(password, salt, 50, 32)).toString('hex')).toBe(wanted)
  }
})
