import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallerLeft, ComeAgain } from './come-again.ts'
import { FairTurns, type TurnLimits } from './fair-turns.ts'

const limits: TurnLimits = { atOnce: 2, waiting: 6, ofOne: { atOnce: 1, waiting: 2 } }

/** Everything that was promised is told. */
const told = () => new Promise((resolve) => setImmediate(resolve))

interface Asked {
  owner: string
  state: 'asked' | 'let in' | 'over' | 'left' | 'too_many_requests' | 'unavailable'
  controller: AbortController
  end(): void
  /** Owners that were let in since this one asked, or since a turn of its own ended. */
  overtaking: string[]
}

function house(given: TurnLimits) {
  const turns = new FairTurns(given)
  const asked: Asked[] = []
  const ask = (owner: string): Asked => {
    const controller = new AbortController()
    const one: Asked = { owner, state: 'asked', controller, end: () => undefined, overtaking: [] }
    asked.push(one)
    turns.take(owner, controller.signal).then(
      (end) => {
        one.state = 'let in'
        for (const other of asked) if (other.state === 'asked') other.overtaking.push(owner)
        one.end = () => {
          one.state = 'over'
          for (const other of asked) if (other.owner === owner) other.overtaking = []
          end()
        }
      },
      (error: unknown) => {
        one.state = error instanceof ComeAgain ? error.reason : 'left'
      },
    )
    return one
  }
  return { turns, asked, ask, of: (state: Asked['state']) => asked.filter((one) => one.state === state) }
}

type Step = { do: 'ask' | 'end' | 'leave'; at: number }
const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('ask', 'ask', 'ask', 'end', 'end', 'leave'),
    at: fc.nat(11),
  }),
  { minLength: 10, maxLength: 40 },
)

test('whatever comes, nobody has more than the share, nobody starves, and each owner’s order is kept', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { asked, ask, of } = house(limits)
      for (const { do: what, at } of taken) {
        const some = of(what === 'end' ? 'let in' : 'asked')
        if (what === 'ask') ask(`m_${at % 4}`)
        else if (what === 'end') some[at % Math.max(1, some.length)]?.end()
        else some[at % Math.max(1, some.length)]?.controller.abort()
        await told()

        const running = of('let in').map(({ owner }) => owner)
        expect(running.length).toBeLessThanOrEqual(limits.atOnce)
        expect(new Set(running).size).toBe(running.length)
        const waiting = of('asked')
        // No place is empty while somebody below the share waits.
        const belowShare = waiting.filter(({ owner }) => !running.includes(owner))
        expect(running.length === limits.atOnce || belowShare.length === 0).toBe(true)
        for (const { overtaking } of belowShare) expect(new Set(overtaking).size).toBe(overtaking.length)
        for (const one of waiting) {
          const later = asked.slice(asked.indexOf(one)).filter(({ owner }) => owner === one.owner)
          expect(later.every(({ state }) => state !== 'let in' && state !== 'over')).toBe(true)
        }
      }
      // Whoever was not sent away has a turn in the end.
      for (let round = 0; round < asked.length; round += 1) {
        of('let in')[0]?.end()
        await told()
      }
      expect(of('asked')).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('one owner’s flood is told that it is its own share, and another goes in at once', async () => {
  const { ask } = house(limits)
  const flood = Array.from({ length: 16 }, () => ask('m_flood'))
  const other = ask('m_other')
  await told()
  expect(flood.map(({ state }) => state)).toEqual([
    'let in',
    'asked',
    'asked',
    ...Array<string>(13).fill('too_many_requests'),
  ])
  expect(other.state).toBe('let in')
})

test('where others fill the house, the refusal says so, also where nobody may wait', async () => {
  const full = house(limits)
  for (const owner of ['a', 'b']) full.ask(owner)
  for (const owner of ['c', 'd', 'e', 'f', 'g', 'h']) full.ask(owner)
  const nobodyWaits = house({ atOnce: 2, waiting: 0, ofOne: { atOnce: 1, waiting: 0 } })
  for (const owner of ['a', 'b']) nobodyWaits.ask(owner)
  const late = [full.ask('late'), nobodyWaits.ask('late'), nobodyWaits.ask('a')]
  await told()
  expect(late.map(({ state }) => state)).toEqual(['unavailable', 'unavailable', 'too_many_requests'])
})

test('whoever leaves before the turn makes room, and a turn that is ended twice lets in one', async () => {
  const { turns, ask, asked } = house({ atOnce: 1, waiting: 2, ofOne: { atOnce: 1, waiting: 2 } })
  for (const owner of ['a', 'b', 'c']) ask(owner)
  await told()
  asked[1]!.controller.abort()
  const late = ask('d')
  await told()
  asked[0]!.end()
  asked[0]!.end()
  await told()
  expect(asked.map(({ state }) => state)).toEqual(['over', 'left', 'let in', 'asked'])
  turns.close()
  await told()
  expect(late.state).toBe('unavailable')
  await expect(turns.take('e')).rejects.toBeInstanceOf(ComeAgain)
  await expect(turns.take('e', AbortSignal.abort())).rejects.not.toBeInstanceOf(CallerLeft)
})
