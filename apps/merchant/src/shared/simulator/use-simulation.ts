import type { Simulation, SimulationInput } from '@daftar/rules/capital/simulator/simulation'
import { useEffect, useRef, useState } from 'react'
import type { Question, Replay } from './replay.ts'

/** The question replayed in a worker of its own; until the next answer is there the last one stands. */
export function useSimulation(input: SimulationInput | null): Simulation | null {
  const [answer, setAnswer] = useState<Simulation | null>(null)
  const worker = useRef<Worker | null>(null)
  const asked = useRef({ id: 0, key: '' })
  useEffect(() => {
    const made = new Worker(new URL('./simulator.worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Replay>) => {
      if (data.id === asked.current.id) setAnswer(data.simulation)
    }
    worker.current = made
    return () => {
      asked.current = { id: asked.current.id, key: '' }
      made.terminate()
    }
  }, [])
  useEffect(() => {
    const key = input === null ? '' : keyOf(input)
    if (input === null || key === asked.current.key) return
    asked.current = { id: asked.current.id + 1, key }
    const question: Question = { id: asked.current.id, input }
    worker.current?.postMessage(question, [])
  })
  return input === null ? null : answer
}

/** The same question is not asked twice. */
function keyOf(input: SimulationInput): string {
  return Object.values(input).join('|')
}
