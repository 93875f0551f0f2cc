import type { Simulation, SimulationInput } from '@daftar/rules/capital/simulation'
import { useEffect, useRef, useState } from 'react'

/** The question replayed in a worker of its own; until the next answer is there the last one stands. */
export function useSimulation(input: SimulationInput | null): Simulation | null {
  const [answer, setAnswer] = useState<Simulation | null>(null)
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)
  useEffect(() => {
    const made = new Worker(new URL('./simulator.worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<{ id: number; simulation: Simulation }>) => {
      if (data.id === asked.current) setAnswer(data.simulation)
    }
    worker.current = made
    return () => made.terminate()
  }, [])
  const key = input === null ? '' : keyOf(input)
  const question = useRef(input)
  useEffect(() => {
    question.current = input
  })
  useEffect(() => {
    if (question.current === null) return
    asked.current += 1
    worker.current?.postMessage({ id: asked.current, input: question.current }, [])
  }, [key])
  return input === null ? null : answer
}

/** The same question is not asked twice. */
function keyOf(input: SimulationInput): string {
  return Object.values(input).join('|')
}
