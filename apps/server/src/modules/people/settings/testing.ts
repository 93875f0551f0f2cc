/** What the room of the sign-in tests is built with. */
export type { HidesFakeDoor } from './experiments.ts'
