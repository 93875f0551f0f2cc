type Ending = () => void | Promise<void>

const endings = new Set<Ending>()

/** What has to be ended with the session (analytics, the chat); the logout route runs them all (SES-20, SES-21). */
export function onSessionEnd(ending: Ending): void {
  endings.add(ending)
}

/** Runs every ending; one that fails does not keep the others. */
export async function endSessionParts(): Promise<void> {
  await Promise.allSettled([...endings].map(async (ending) => ending()))
}
