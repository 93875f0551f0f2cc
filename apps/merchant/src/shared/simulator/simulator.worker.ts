import { simulate, type SimulationInput } from '@daftar/rules/capital/simulation'

/** Replays one question at a time; the number says which one was answered. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; input: SimulationInput }>) => {
  self.postMessage({ id: data.id, simulation: simulate(data.input) }, {})
})
