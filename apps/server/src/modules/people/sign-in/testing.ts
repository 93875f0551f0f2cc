/** What the room of the sign-in tests is built with. */
export type { SignInSettings } from './settings.ts'
