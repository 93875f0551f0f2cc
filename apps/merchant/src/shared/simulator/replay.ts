import { simulate, type Simulation, type SimulationInput } from '@daftar/rules/capital/simulator/simulation'

/** What the worker is asked; the number says which question an answer is to. */
export type Question = { id: number; input: SimulationInput }
export type Replay = { id: number; simulation: Simulation }

/** What the worker runs. */
export function replay({ id, input }: Question): Replay {
  return { id, simulation: simulate(input) }
}
