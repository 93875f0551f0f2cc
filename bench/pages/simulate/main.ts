import { simulate, type SimulationInput } from '../../../packages/rules/src/capital/simulator/simulation.ts'
import { advanceTerms } from '../../../packages/rules/src/capital/offers/terms.ts'

/**
 * A year of weeks of one merchant against an offer of a million over 28 weeks, as slow as the sales make it:
 * replayed on the page itself, and by the worker of the product, message to message.
 */
export interface Measured {
  /** How many weeks the replays took until everything was repaid, least and most. */
  weeks: [number, number]
  pureMs: number[]
  workerMs: number[]
}

declare global {
  interface Window {
    measure: (rounds: number) => Promise<Measured>
  }
}

const worker = new Worker(
  new URL('../../../apps/merchant/src/shared/simulator/simulator.worker.ts', import.meta.url),
  { type: 'module' },
)

window.measure = async (rounds) => {
  const questions = Array.from({ length: rounds }, (_, round) => question(round))
  const lengths = questions.map((one) => simulate(one).weeks.length)
  const pureMs = questions.map((one) => {
    const from = performance.now()
    simulate(one)
    return performance.now() - from
  })
  await answered(0, questions[0]!)
  const workerMs: number[] = []
  for (const [id, one] of questions.entries()) {
    const from = performance.now()
    await answered(id, one)
    workerMs.push(performance.now() - from)
  }
  return { weeks: [Math.min(...lengths), Math.max(...lengths)], pureMs, workerMs }
}

function answered(id: number, input: SimulationInput): Promise<void> {
  return new Promise((resolve) => {
    worker.onmessage = () => resolve()
    worker.postMessage({ id, input }, [])
  })
}

/**
 * The same questions in every run: weeks of 30,000 to 130,000, a dead one now and then, another fall each
 * time.
 */
function question(round: number): SimulationInput {
  let seed = round + 1
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const terms = advanceTerms({
    amountMinor: 100_000_000n,
    tenorWeeks: 28,
    feeFactorHundredths: 150n,
    currency: 'AED',
    repaymentRatePercent: 22,
    vatPercent: 5,
  })
  return {
    salesMinor: Array.from({ length: 52 }, () =>
      next() < 0.08 ? 0n : BigInt(Math.round((30_000 + next() * 100_000) * 100)),
    ),
    fallPercent: (round % 17) * 5,
    amountMinor: terms.amountMinor,
    totalMinor: terms.totalMinor,
    minimumMinor: terms.minimumRepaymentMinor,
    ratePercentHundredths: 2_200n,
    capPercent: 22n,
  }
}
