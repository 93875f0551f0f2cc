import { holdStates, type HoldState } from './queries.ts'

/** Holds in force are what one looks for; the address may say all of them, or those that were lifted. */
export function readState(text: string | undefined): HoldState | null {
  if (text === 'all') return null
  return holdStates.find((state) => state === text) ?? 'active'
}
